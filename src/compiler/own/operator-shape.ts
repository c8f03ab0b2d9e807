import type { ArgumentKind, Operator } from '../../rules';
import { didYouMean } from '../diagnostic';
import { nameTypes } from '../source/misfit-of';

/** What is wrong with an operator, at which key of it, and what to do. */
export interface Misfit {
  readonly key: string | null;
  readonly message: string;
  readonly help: string | null;
}

/** Kinds of arguments that need nothing but the rule; all others are for the language's own. */
const kinds: ReadonlySet<string> = new Set([
  'condition',
  'value',
  'number',
  'ordered',
  'text',
  'date',
  'time',
  'list',
  'calendar',
  'pattern',
] satisfies ArgumentKind[]);

const gives = ['condition', 'number', 'text', 'value'] satisfies Operator['gives'][];
const nothing = ['never', 'withArgument', 'always'] satisfies Operator['nothing'][];
const keys = ['takes', 'gives', 'nothing', 'reads', 'says', 'run'];
const keysOfTakes = ['kinds', 'count', 'repeats', 'odd', 'words', 'help'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && Number(value) >= 1);
const listed = (names: Iterable<string>): string =>
  [...names].map((name) => `\`${name}\``).join(', ');

/** Whether it is an operator; what is not as it must be goes to `found`. */
export function isOperator(value: unknown, found: (misfit: Misfit) => void): value is Operator {
  let sound = true;
  const refuse = (key: string | null, message: string, help: string | null = null): void => {
    sound = false;
    found({ key, message, help });
  };
  if (!isObject(value)) {
    refuse(null, 'What is exported must be an object.', 'export an `Operator` of src/rules');
    return false;
  }
  unknownKeys(value, keys, refuse);
  const { takes, reads } = value;
  if (isObject(takes)) checkTakes(takes, refuse);
  else refuse('takes', '`takes` must be an object with `kinds` and `count`.');
  oneOf('gives', value['gives'], gives, refuse);
  oneOf('nothing', value['nothing'], nothing, refuse);
  for (const key of ['says', 'run'])
    if (typeof value[key] !== 'function') refuse(key, `\`${key}\` must be a function.`);
  if (reads !== undefined && !(Array.isArray(reads) && reads.every((each) => each === 'today')))
    refuse('reads', '`reads` may hold `today` and nothing else.', 'take all else as an argument');
  return sound;
}

type Refuse = (key: string | null, message: string, help?: string | null) => void;

function checkTakes(takes: Readonly<Record<string, unknown>>, refuse: Refuse): void {
  unknownKeys(takes, keysOfTakes, refuse);
  const { kinds: given, count, repeats = 1, odd = true, words = '', help = '' } = takes;
  if (!Array.isArray(given) || given.length === 0)
    refuse('kinds', '`kinds` must be a list of kinds of arguments.', `known: ${listed(kinds)}`);
  else
    for (const kind of given as readonly unknown[])
      if (typeof kind !== 'string' || !kinds.has(kind))
        refuse(
          'kinds',
          `\`${String(kind)}\` is no kind that an operator of a journey’s own can take.`,
          `known: ${listed(kinds)}`,
        );
  const [least, most, ...more] = Array.isArray(count) ? (count as readonly unknown[]) : [];
  if (!isCount(least) || !isCount(most) || more.length > 0 || least > most)
    refuse('count', '`count` must be the fewest and the most arguments: two numbers from 1.');
  if (!isCount(repeats)) refuse('repeats', '`repeats` must be a number from 1.');
  if (odd !== true) refuse('odd', '`odd` must be true, or left out.');
  for (const [key, text] of Object.entries({ words, help }))
    if (typeof text !== 'string') refuse(key, `\`${key}\` must be ${nameTypes('string')}.`);
}

function unknownKeys(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  refuse: Refuse,
): void {
  for (const key of Object.keys(value))
    if (!known.includes(key))
      refuse(
        key,
        `\`${key}\` is nothing that an operator of a journey’s own has.`,
        didYouMean(key, known),
      );
}

function oneOf(key: string, value: unknown, known: readonly string[], refuse: Refuse): void {
  if (typeof value !== 'string' || !known.includes(value))
    refuse(key, `\`${key}\` must be one of ${listed(known)}.`);
}
