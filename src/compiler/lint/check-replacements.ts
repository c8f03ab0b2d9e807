import { tidied } from '../../engine';
import { patternOf } from '../../rules';
import type { Report } from '../diagnostic';
import type { NormaliseSource } from '../language';
import { asPattern, someText, type Wanted } from '../patterns';
import { items, type Cursor } from '../source';

type Replacement = Exclude<NormaliseSource, string>;

/** A letter or a digit: marks and blanks alone are no answer that anybody misses. */
const said = '[\\p{L}\\p{N}]';

/** What replacements leave of texts that the pattern takes: something, and nothing that it takes nowhere. */
export function checkReplacements(
  normalise: Cursor<readonly NormaliseSource[]>,
  taken: Wanted,
  pattern: Cursor<string>,
  report: Report,
): void {
  const all = items(normalise).flatMap((at): readonly Cursor<Replacement>[] =>
    typeof at.value === 'object' && patternOf(at.value.replace) !== null ? [at.as(at.value)] : [],
  );
  const also = [{ at: pattern, message: 'the pattern' }];
  const [first, ...more] = all.filter(({ value }) => value.with.trim() === '');
  if (first !== undefined) {
    const parts = [first, ...more].map(({ value }) => `(?:${value.replace})`).join('|');
    const gone = someText({ ...taken, fits: [...taken.fits, `^(?:${parts})+$`, said] });
    if (gone.is === 'there' && tidied(normalise.value, gone.text) === null) {
      const message = `Of \`${gone.text}\`, which the pattern takes, this leaves nothing.`;
      report.add('JC506', first, message, {
        ...{ severity: 'warning', also },
        help: 'take out only what is no part of an answer',
      });
    }
  }
  const last = all.at(-1);
  if (last === undefined || last.value !== normalise.value.at(-1)) return;
  const put = last.value.with.replaceAll(/\$(?:\d+|&)/g, '').trim();
  if (put === '' || put.includes('$')) return;
  if (someText({ ...taken, fits: [...taken.fits, asPattern(put)] }).is !== 'none') return;
  report.add('JC506', last, `This puts in \`${put}\`, and the pattern takes no text that has it.`, {
    ...{ severity: 'warning', also },
    help: 'put in what the pattern takes',
  });
}
