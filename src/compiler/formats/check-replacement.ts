import { patternOf } from '../../rules';
import { checkPattern } from './check-pattern';
import type { Context } from '../context';
import { readPattern } from '../patterns';
import type { Cursor } from '../source';

interface ReplacementSource {
  readonly replace: string;
  readonly with: string;
}

/** That something can be found, and that what is put in its place was caught by a group. */
export function checkReplacement(at: Cursor<ReplacementSource>, context: Context): void {
  checkPattern(at.at('replace'), context);
  const { replace, with: put } = at.value;
  if (patternOf(replace) === null) return;
  const { groups } = readPattern(replace);
  for (const [written, digits = ''] of put.matchAll(/\$\$|\$(\d{1,2})/g)) {
    // $12 is group 1 and a 2 where there is no group 12.
    const number = [digits, digits.slice(0, 1)].map(Number);
    if (digits === '' || number.some((each) => each >= 1 && each <= groups)) continue;
    context.report.add('JC506', at.at('with'), `The pattern has no group for \`${written}\`.`, {
      help: groups === 0 ? 'a group is written (…)' : `its last one is $${String(groups)}`,
    });
  }
}
