import type { Rule } from '../../engine';
import { placesRoot, rootOf } from '../../rules';
import type { Context } from '../context';
import { didYouMean, nearest } from '../diagnostic';
import { plainScope, resolvePath, show, typeNames, type Typed } from '../rules';
import type { Cursor } from '../source';

const readOnly = new Set([
  'facts',
  'lookups',
  'settings',
  'today',
  'with',
  'answer',
  'failure',
  'item',
  'commit',
  'commits',
  'run',
  'consents',
  placesRoot,
]);

/** Whether an answer can take a value. */
export function checkTarget(path: string, at: Cursor<Rule>, value: Typed, context: Context): void {
  const { report } = context;
  if (readOnly.has(rootOf(path))) {
    report.add('JC312', at, `\`${path}\` is no answer, and cannot be set.`, { key: true });
    return;
  }
  if (context.symbols.answers.get(path)?.isOfFiles === true && value.type !== 'nothing') {
    report.add('JC577', at, `\`${path}\` is for files, and a person alone can give them.`, {
      key: true,
      help: 'empty it with `clear`, or leave it as it is',
    });
    return;
  }
  const target = resolvePath(path, at, plainScope, context);
  if (target.type === 'unknown' || value.type === 'unknown' || value.type === 'nothing') return;
  if (target.type !== value.type) {
    report.add(
      'JC507',
      at,
      `\`${path}\` is ${typeNames[target.type]}, and this is ${typeNames[value.type]}.`,
    );
    return;
  }
  const allowed = target.values;
  if (allowed === null) return;
  for (const each of value.values ?? []) {
    if (each === null || allowed.includes(each)) continue;
    report.add('JC507', at, `\`${show(each)}\` is not one of the values of \`${path}\`.`, {
      help:
        nearest(show(each), allowed.map(show)) === null
          ? 'if it is meant, list all values in `enum` of the field'
          : didYouMean(show(each), new Set(allowed.map(show))),
    });
  }
}
