/** What two observations of a household differ in, by names and not by places. */
import { isList, isObject, own } from '../../semantics/json';
import type { Json } from '../../semantics/subject';

/** A value that is not as it was. */
export interface Difference {
  /** `view.sections.terms.fields.agreed.label`. */
  readonly where: string;
  readonly then: Json;
  readonly now: Json;
}

const isNothing = (v: Json): boolean => v === null || v === '';
/** By what the things of a list are told apart; null where they have no name. */
function nameOf(item: Json): string | null {
  for (const key of ['id', 'section', 'value', 'rule']) {
    const name = own(item, key);
    if (typeof name === 'string' || typeof name === 'number')
      return key === 'section' ? `${name}/${JSON.stringify(own(item, 'field'))}` : String(name);
  }
  return null;
}
function named(items: readonly Json[]): Readonly<Record<string, Json>> | null {
  const names = items.map(nameOf);
  if (names.some((name) => name === null) || new Set(names).size < names.length) return null;
  return Object.fromEntries(items.map((item, at) => [names[at] ?? '', item]));
}

export function differences(then: Json, now: Json, where: string): readonly Difference[] {
  if (then === now || (isNothing(then) && isNothing(now))) return [];
  if (isList(then) && isList(now)) {
    const [a, b] = [named(then), named(now)];
    if (a !== null && b !== null) {
      const both = Object.keys(b).filter((name) => name in a);
      const order = Object.keys(a).filter((name) => name in b);
      const moved =
        both.join() === order.join() ? [] : [{ where: `${where}.order`, then: order, now: both }];
      return [...differences(a, b, where), ...moved];
    }
    if (then.length === now.length)
      return then.flatMap((item, at) => differences(item, now[at] ?? null, `${where}[${at}]`));
  }
  if (isObject(then) && isObject(now))
    return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((key) =>
      differences(then[key] ?? null, now[key] ?? null, `${where}.${key}`),
    );
  return [{ where, then, now }];
}
