import { joinPath } from '../paths';
import { equal, getPath, type Json, type Rule, wordsOf } from '../values';
import type { Operator } from '../operator';

/** Reads through the scope, so that a rule sees declared paths only and no prototype. */
export const read: Operator = {
  takes: {
    kinds: ['path'],
    count: [1, 1],
    help: 'a path has no default: what is not there reads as nothing, which `isAnswered` asks',
  },
  gives: 'value',
  nothing: 'always',
  run(path) {
    return this.read(wordsOf(path));
  },
};

/** What a lookup has said, by its name. */
export const lookupOf = (name: Json | undefined): Rule => ({
  var: joinPath('lookups', wordsOf(name)),
});

export const lookupStatus: Operator = {
  takes: { kinds: ['lookup'], count: [1, 1] },
  gives: 'text',
  nothing: 'never',
  says: ([lookup], say) => `the status of ${say.value(lookupOf(lookup))}`,
  run(lookup) {
    return this.status(wordsOf(lookup));
  },
};

/**
 * The first item of a list whose key has the value; null where there is none. A second key and
 * value tell apart what has the first in common.
 */
export const firstWhere: Operator = {
  takes: {
    kinds: ['list', 'key', 'value'],
    count: [3, 5],
    repeats: 2,
    odd: true,
    words: 'a list, then a key and its value, and perhaps another of each',
  },
  gives: 'value',
  nothing: 'always',
  says: ([list = null, key = null, wanted = null, second, other = null], say) => {
    const also = second === undefined ? '' : ` and whose ${say.key(second)} is ${say.value(other)}`;
    return `the first of ${say.value(list)} whose ${say.key(key)} is ${say.value(wanted)}${also}`;
  },
  run: (list, ...wanted) => {
    const [key, value = null, second, other = null] = wanted;
    if (!Array.isArray(list) || typeof key !== 'string') return null;
    const fits = (item: Json): boolean =>
      equal(getPath(item, key), value) &&
      (typeof second !== 'string' || equal(getPath(item, second), other));
    return (list as readonly Json[]).find(fits) ?? null;
  },
};
