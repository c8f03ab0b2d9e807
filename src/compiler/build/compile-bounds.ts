import type { CompiledBounds, FieldType } from '../../journey';
import type { Context } from '../context';
import type { BoundsSource } from '../language';
import { compileValue, plainScope } from '../rules';
import { entries, type Cursor } from '../source';

type Pair = readonly [number, number];
const isPair = (at: Cursor<Pair | BoundsSource>): at is Cursor<Pair> => Array.isArray(at.value);

export function compileBounds(
  at: Cursor<Pair | BoundsSource> | null,
  type: FieldType,
  context: Context,
): CompiledBounds | null {
  if (at === null) return null;
  if (type !== 'integer' && type !== 'number') {
    context.report.add('JC507', at, `Bounds are for numbers, and this field is ${type}.`, {
      key: true,
    });
  }
  if (isPair(at)) return { by: null, cases: { all: pair(at, context) } };
  const several = at as Cursor<BoundsSource>;
  const by = several.at('by');
  // A bare path is the common case: the unit beside the amount.
  const rule = typeof by.value === 'string' ? by.as({ var: by.value }) : by;
  return {
    by: compileValue(rule, null, plainScope, context),
    cases: Object.fromEntries(
      entries(several.at('cases')).map(([name, each]) => [name, pair(each, context)]),
    ),
  };
}

/** How many words a text may have, as keywords of its shape; nothing where its author does not say. */
export function wordLimits(
  at: Cursor<Pair> | null,
  type: FieldType,
  context: Context,
): { readonly minWords?: number; readonly maxWords?: number } {
  if (at === null) return {};
  if (type !== 'string')
    context.report.add('JC507', at, `Words are counted in texts, and this field is ${type}.`, {
      key: true,
    });
  const [least, most] = pair(at, context);
  return { ...(least > 0 && { minWords: least }), maxWords: most };
}

function pair(at: Cursor<Pair>, context: Context): Pair {
  const [least, most] = at.value;
  if (least > most) {
    context.report.add('JC505', at, `Nothing is at least ${least} and at most ${most}.`);
  }
  return at.value;
}
