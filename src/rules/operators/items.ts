import jsonLogic from 'json-logic-js';
import { placeOfItem, rootOf } from '../paths';
import { getPath, type Json, type Rule, wordsOf } from '../values';
import { isTrue } from './logic';
import type { LookupStatus, Operator, Says, Scope, Speech } from '../operator';

/** What a rule reads while it asks of one item: that as `item`, with its place, and all else as around it. */
class ItemScope implements Scope {
  readonly item: Json;
  readonly #place: number;
  readonly #around: Scope;

  constructor(item: Json, place: number, around: Scope) {
    this.item = item;
    this.#place = place;
    this.#around = around;
  }

  read(path: string): Json {
    if (path === placeOfItem) return this.#place;
    return rootOf(path) === 'item' ? getPath({ item: this.item }, path) : this.#around.read(path);
  }

  status(lookup: string): LookupStatus {
    return this.#around.status(lookup);
  }

  get today(): string {
    return this.#around.today;
  }
}

/** A scope for each item; what is no list has none. */
function scopesOf(this: Scope, list: Json): readonly Scope[] {
  return Array.isArray(list)
    ? list.map((item: Json, index) => new ItemScope(item, index + 1, this))
    : [];
}

/**
 * The scopes of what a list comes to. Who is asked first makes them known to the library: a module
 * that did it by itself would stand in every page, used or not.
 */
function scoped(list: unknown): object {
  const name = 'changeover items';
  jsonLogic.add_operation(name, scopesOf as (...given: unknown[]) => unknown);
  return { [name]: [list] };
}

const takes = {
  kinds: ['list', 'condition'],
  count: [2, 2],
  words: 'a list, and a condition on `item`',
} as const;

/** The items of which a condition holds, in their order. */
export const where: Operator = {
  takes,
  gives: 'value',
  nothing: 'never',
  each: true,
  lists: true,
  written: ([list, condition]) => ({
    map: [{ filter: [scoped(list), isTrue(condition)] }, { var: 'item' }],
  }),
  says: ([list = null, condition = null], say) =>
    `those of ${say.value(list)} for which ${asked(condition, say)}`,
};

/** In brackets where its own “and” would run into what follows. */
function asked(condition: Rule, say: Speech): string {
  const text = say.condition(condition, true);
  return / (?:and|or) /.test(text) ? `(${text})` : text;
}

const saysOf =
  (yes: string, no: string): Says =>
  ([list = null, condition = null], say, holds) =>
    `${holds ? yes : no} of ${say.value(list)}, ${asked(condition, say)}`;

/** The items of the lists that items hold at a key, one after another. */
export const itemsOf: Operator = {
  takes: { kinds: ['list', 'key'], count: [2, 2], words: 'a list, and a key of its items' },
  gives: 'value',
  nothing: 'never',
  lists: true,
  says: ([list = null, key = null], say) => `all ${say.key(key)} of ${say.value(list)}`,
  run: (list, key) => listOf(list).flatMap((item) => listOf(getPath(item, wordsOf(key)))),
};

const listOf = (value: Json): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** Whether a condition holds of an item. */
export const some: Operator = {
  takes,
  gives: 'condition',
  nothing: 'never',
  each: true,
  written: ([list, condition]) => ({ some: [scoped(list), isTrue(condition)] }),
  says: saysOf('for one', 'for none'),
};

/** Whether there is no item of which a condition does not hold. */
export const every: Operator = {
  takes,
  gives: 'condition',
  nothing: 'never',
  each: true,
  written: ([list, condition]) => ({ none: [scoped(list), { '!==': [condition, true] }] }),
  says: saysOf('for each', 'not for each'),
};
