import {
  kindAt,
  wordsOf,
  type ArgumentKind,
  type Json,
  type Operator,
  type Scope,
  type Speech,
} from '../../rules';
import type { Misfit } from './operator-shape';

const today = '2026-01-31';

/** What stands for an argument of its kind; all else is what it may be given all the same. */
const samples: Partial<Record<ArgumentKind, Json>> = {
  condition: true,
  number: 1,
  ordered: 1,
  text: 'AB12 CDE',
  date: today,
  time: '14:30',
  list: ['a'],
  pattern: '^a',
  calendar: { years: [2026, 2026], holidays: [] },
};
const anything: readonly Json[] = [null, true, 0, -1.5, '', 'a', '2026-02-30', [], [null, 1], {}];

/** Reads nothing but the day: what an operator reads beside its arguments no table would know of. */
const scope: Scope = {
  read: (path) => {
    throw new Error(`it reads \`${path}\`, which it must take as an argument`);
  },
  status: (lookup) => {
    throw new Error(`it asks for the status of \`${lookup}\`, which it must take as an argument`);
  },
  today,
};

const speech: Speech = {
  value: () => 'it',
  condition: () => 'it holds',
  key: () => 'it',
  literal: () => 'it',
};

/**
 * Runs an operator with what it takes and with what it does not: it must never throw, and give what it
 * says that it gives. null where nothing is wrong.
 */
export function tryOperator(operator: Operator): Misfit | null {
  const { run, says } = operator;
  for (const { given, isRight } of givenTo(operator)) {
    const shown = given.map((each) => JSON.stringify(each)).join(', ');
    const value = tried(() => run?.apply(scope, [...given]));
    if ('thrown' in value) return wrongRun(`With ${shown} \`run\` fails: ${value.thrown}.`);
    const fault = faultOf(value.came, operator, isRight);
    if (fault !== null) return wrongRun(`With ${shown} \`run\` gives ${fault}.`);
    for (const holds of [true, false]) {
      const words = tried(() => says?.(given, speech, holds));
      if ('thrown' in words) return wrongWords(`With ${shown} \`says\` fails: ${words.thrown}.`);
      if (typeof words.came !== 'string' || words.came === '')
        return wrongWords(`With ${shown} \`says\` gives no text.`);
    }
  }
  return null;
}

const wrongRun = (message: string): Misfit => ({
  key: 'run',
  message,
  help: 'it must give something for whatever it is given: null, or false of a condition',
});
const wrongWords = (message: string): Misfit => ({
  key: 'says',
  message,
  help: 'it says in words what the operator comes to, such as `the check letter of …`',
});

type Tried = { readonly came: unknown } | { readonly thrown: string };

function tried(attempt: () => unknown): Tried {
  try {
    return { came: attempt() };
  } catch (error) {
    return { thrown: (error instanceof Error ? error.message : String(error)).replace(/\.$/, '') };
  }
}

interface Given {
  readonly given: readonly Json[];
  /** Of the kinds that it takes, and nothing missing. */
  readonly isRight: boolean;
}

/** The right kinds first, then each kind of value at every place. */
function givenTo(operator: Operator): readonly Given[] {
  const [least, most] = operator.takes.count;
  const step = operator.takes.odd === true ? 2 : 1;
  const counts = [least, least + step].filter((count) => count <= most);
  return counts.flatMap((count) => {
    const places = Array.from({ length: count }, (_, index) => index);
    const right = places.map((index) => samples[kindAt(operator, index, count)] ?? 'a');
    return [
      { given: right, isRight: true },
      ...anything.map((each) => ({ given: places.map(() => each), isRight: false })),
    ];
  });
}

const types = { condition: 'boolean', number: 'number', text: 'string' } as const;

/** What is wrong with a value; null for nothing. */
function faultOf(value: unknown, { gives, nothing }: Operator, isRight: boolean): string | null {
  if (value === undefined) return 'nothing at all, where it could give null';
  if (value === null) {
    if (nothing === 'never') return 'null, and `nothing` says that it never does';
    return nothing === 'withArgument' && isRight
      ? 'null, and `nothing` says that it does so only if an argument is'
      : null;
  }
  if (gives === 'value') return null;
  if (typeof value !== types[gives])
    return `${wordsOf(value as Json)}, and \`gives\` says that it is a ${gives}`;
  return Number.isNaN(value) ? 'NaN, which is no number' : null;
}
