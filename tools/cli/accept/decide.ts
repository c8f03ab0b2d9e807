import type { Cause } from '../../../src/scenarios';
import { InputError } from '../../project';
import type { CommandContext } from '../frame/command';
import { renderChange } from './render-change';
import type { Decide } from './rounds';

/** What `--accept` says: all, some by their numbers as they are printed, or to be asked. */
export type Wanted = 'all' | 'asked' | ReadonlySet<number>;

/** @throws InputError for anything else */
export function readWanted(text: string | null): Wanted {
  if (text === null) return 'asked';
  if (text === 'all') return 'all';
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return new Set(numbers);
  throw new InputError(
    `\`${text}\` names no causes.`,
    'write --accept=all, or --accept=1,3 with numbers as journey test prints them',
  );
}

/** Without asking: all, or those with these numbers, in later rounds too. Each is shown as it is taken. */
export function decideAs(context: CommandContext, wanted: Exclude<Wanted, 'asked'>): Decide {
  let numbered: ReadonlySet<string> | null = null;
  const told = new Set<string>();
  return (causes, planOf, files) => {
    numbered ??= wanted === 'all' ? new Set() : keysOf(causes, wanted);
    const keys = wanted === 'all' ? new Set(causes.map(({ key }) => key)) : numbered;
    for (const cause of causes.filter(({ key }) => keys.has(key) && !told.has(key))) {
      told.add(cause.key);
      context.print(`${renderChange(cause, planOf(cause), files, context.colours)}\n`);
    }
    return Promise.resolve(keys);
  };
}

function keysOf(causes: readonly Cause[], numbers: ReadonlySet<number>): ReadonlySet<string> {
  const beyond = [...numbers].find((number) => number > causes.length);
  if (beyond === undefined)
    return new Set(causes.filter((_, index) => numbers.has(index + 1)).map(({ key }) => key));
  throw new InputError(
    `There is no cause ${beyond}.`,
    `there ${causes.length === 1 ? 'is 1' : `are ${causes.length}`}: journey test prints them with their numbers. Nothing was changed`,
  );
}

/** Asks once for each cause that something can be written for, also for those that show later. */
export function decideAsked(
  context: CommandContext,
  ask: (question: string) => Promise<string>,
): Decide {
  const [yes, decided] = [new Set<string>(), new Set<string>()];
  let rest: 'ask' | 'all' | 'quit' = 'ask';
  return async (causes, planOf, files) => {
    for (const cause of causes.filter(({ key }) => !decided.has(key))) {
      decided.add(cause.key);
      if (rest === 'quit') continue;
      const plan = planOf(cause);
      context.print(`${renderChange(cause, plan, files, context.colours)}\n`);
      if (plan.edits.size === 0) continue;
      if (rest === 'ask') {
        const answer = await askUntil(ask);
        if (answer === 'a') rest = 'all';
        if (answer === 'q') rest = 'quit';
        if (answer === 'n' || answer === 'q') continue;
      }
      yes.add(cause.key);
    }
    return yes;
  };
}

async function askUntil(ask: (question: string) => Promise<string>): Promise<string> {
  for (;;) {
    const answer = (await ask('accept this? (y)es, (n)o, (a)ll, (q)uit: ')).trim().toLowerCase();
    const [first = ''] = answer;
    if ('ynaq'.includes(first) && first !== '') return first;
  }
}
