import type { Json } from '../../engine';
import type { Context } from '../context';
import type { Question } from '../questions';
import { show } from '../rules';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';
import { fieldsOf } from './fields-of';
import { limitOf, refusalOf } from './refusal-of';

/** A value that a field starts with, opens with or is set to is one that it would take. */
export function checkValues(sources: Sources, context: Context): void {
  const { report } = context;
  const asking = new Map<string, Question[]>();
  for (const field of fieldsOf(context)) {
    const others = asking.get(field.path);
    if (others === undefined) asking.set(field.path, [field]);
    else others.push(field);
    const initial = field.at.find('initial');
    const opens = field.at.find('opens')?.at('value') ?? null;
    // What may be set beside what is offered is held where it is set: `enum` says it.
    for (const [at, does, refusal] of [
      [initial, 'starts', refusalOf],
      [opens, 'opens', limitOf],
    ] as const) {
      const reason = at === null || !isPlain(at) ? null : refusal(at.value, field);
      if (at === null || reason === null) continue;
      report.add('JC516', at, `The field ${does} with \`${show(at.value)}\`, ${reason}.`, {
        severity: does === 'starts' ? 'error' : 'warning',
        help: `a value that it ${does} with is an answer like any other, and must be one that is taken`,
      });
    }
  }
  for (const change of changesOf(sources, context))
    for (const [path, at] of entries(change.find('set'))) {
      if (!isPlain(at)) continue;
      const { value } = at;
      // One of several that ask for it may take it: which of them is asked, nobody knows here.
      const [reason = null, ...others] = (asking.get(path) ?? []).map((each) =>
        limitOf(value, each),
      );
      if (reason === null || others.includes(null)) continue;
      report.add('JC516', at, `\`${path}\` is set to \`${show(value)}\`, ${reason}.`, {
        severity: 'warning',
        help: 'a value that is set is an answer like any other, and must be one that is taken',
      });
    }
}

/** No rule, and not nothing. */
const isPlain = (at: Cursor<unknown>): at is Cursor<Json> =>
  at.value !== null && typeof at.value !== 'object';
