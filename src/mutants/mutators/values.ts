import {
  dayOf,
  equal,
  operationOf,
  operatorOf,
  pathOf,
  type ArgumentKind,
  type Json,
  type Rule,
} from '../../rules';
import type { Change, Mutator } from './mutator';

/** Names of things, not values: with another one the rule would be another rule. */
const names: ReadonlySet<ArgumentKind> = new Set(['path', 'lookup', 'key', 'pattern', 'calendar']);

const put = (became: Rule, words: string): Change => ({ became, words });

/** What is taken from nought is turned round: so it is without the nought, as there is no negative zero (V1). */
const isNought = (name: string, part: Rule, index: number): boolean =>
  name === '-' && index === 0 && part === 0;

/** One of several arguments left out, where fewer will do. */
export const argumentDropped: Mutator = {
  changes: ({ rule }) => {
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) return [];
    const { operator: name, given } = operation;
    const { kinds, count, odd } = operator.takes;
    if (odd === true || kinds.length > 1 || given.length <= Math.max(1, count[0])) return [];
    const what = kinds[0] === 'condition' ? 'condition' : 'part';
    return given.flatMap((part, index) =>
      isNought(name, part, index)
        ? []
        : [
            put(
              { [name]: given.filter((_, other) => other !== index) },
              `${what} ${String(index + 1)} of \`${name}\` dropped`,
            ),
          ],
    );
  },
};

/** A number made of one number, such as a rounding, left out. */
export const rawNumber: Mutator = {
  changes: ({ rule }) => {
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator?.gives !== 'number' || operation.given.length > 1) return [];
    const [kind] = operator.takes.kinds;
    return kind === 'number'
      ? [put(operation.given[0] ?? null, `\`${operation.operator}\` left out`)]
      : [];
  },
};

/** Of two branches each in the other's place; of more, one case left out. */
export const otherBranch: Mutator = {
  changes: ({ rule }) => {
    const operation = operationOf(rule);
    if (operation === null || operatorOf(operation.operator)?.flow !== 'choice') return [];
    const { operator: name, given } = operation;
    const [when = null, then = null, otherwise = null] = given;
    if (given.length === 3)
      return equal(then, otherwise)
        ? []
        : [put({ [name]: [when, otherwise, then] }, `branches of \`${name}\` swapped`)];
    return given
      .slice(0, -1)
      .flatMap((_, index) =>
        index % 2 === 0
          ? [
              put(
                { [name]: given.filter((_, other) => other !== index && other !== index + 1) },
                `case ${String(index / 2 + 1)} of \`${name}\` dropped`,
              ),
            ]
          : [],
      );
  },
};

export const entryLeftOut: Mutator = {
  changes: ({ rule, kind }) =>
    kind === 'literalList' && Array.isArray(rule)
      ? (rule as readonly Json[]).map((entry, index) =>
          put(
            (rule as readonly Json[]).filter((_, other) => other !== index),
            `${JSON.stringify(entry)} left out of the list`,
          ),
        )
      : [],
};

const dayLength = 86_400_000;
const moved = (day: Date, days: number): string =>
  new Date(day.getTime() + days * dayLength).toISOString().slice(0, 10);

/** What a value that stands in the rule could be instead. */
export const otherValue: Mutator = {
  changes: ({ rule, kind, others }) => {
    if (names.has(kind)) return [];
    if (typeof rule === 'boolean') return [put(!rule, `${String(rule)} became ${String(!rule)}`)];
    if (kind === 'condition') return [];
    if (typeof rule !== 'string' && typeof rule !== 'number') return [];
    const became = (value: Json): Change =>
      put(value, `${JSON.stringify(rule)} became ${JSON.stringify(value)}`);
    const [other] = others.filter((each) => each !== rule && typeof each === typeof rule);
    if (other !== undefined) return [became(other)];
    if (typeof rule === 'number') return [became(rule + 1), became(rule - 1)];
    const day = dayOf(rule);
    if (day !== null) return [became(moved(day, 1)), became(moved(day, -1))];
    return [became(rule === '' ? 'another' : `not ${rule}`)];
  },
};

/** A value that is worked out, left out as a whole. */
export const valueLeftOut: Mutator = {
  changes: ({ rule, kind, isWhole }) => {
    const operation = operationOf(rule);
    if (!isWhole || kind !== 'value' || operation === null || pathOf(rule) !== null) return [];
    return operatorOf(operation.operator)?.gives === 'condition'
      ? []
      : [put(null, 'value left out')];
  },
};
