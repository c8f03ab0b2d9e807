import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { Symbols } from '../symbols';

const known = new WeakMap<Symbols, readonly Question[]>();

/** Every question of every section that asks for one answer, once for each variant of it; lists are none. */
export function fieldsOf({ symbols }: Context): readonly Question[] {
  const fields =
    known.get(symbols) ??
    symbols.units.flatMap(({ section }) =>
      questionsOf(section).filter(({ at }) => at.value.list === undefined),
    );
  known.set(symbols, fields);
  return fields;
}
