import type { Mutant, Tried } from '../../../src/mutants';
import { counted } from '../findings';

/** How many changes there were, and what became of them. */
export interface Tally {
  readonly noticed: number;
  /** Of those noticed: with them the journey never came to an end, or broke. */
  readonly endless: number;
  readonly broken: number;
  readonly unnoticed: number;
  readonly equivalent: number;
  readonly undecided: number;
}

export function tallied(tried: readonly Tried[]): Tally {
  const of = (fits: (each: Tried) => boolean): number => tried.filter(fits).length;
  const how = (wanted: string) => (each: Tried) =>
    each.result.is === 'noticed' && each.result.how === wanted;
  return {
    noticed: of(({ result }) => result.is === 'noticed'),
    endless: of(how('endless')),
    broken: of(how('breaks')),
    unnoticed: of(({ result }) => result.is === 'unnoticed'),
    equivalent: of(({ result }) => result.is === 'equivalent'),
    undecided: of(({ result }) => result.is === 'undecided'),
  };
}

/** Of those that some household could meet; cut, never rounded up. */
export const shareOf = ({ noticed, unnoticed }: Tally): number =>
  noticed + unnoticed === 0 ? 100 : Math.floor((noticed / (noticed + unnoticed)) * 1000) / 10;

const number = (count: number): string => counted(count, '', '').trim();

/** The last line: how much was tried, and how much was noticed. */
export function summarise(tally: Tally): string {
  const { noticed, unnoticed, equivalent, undecided, endless, broken } = tally;
  const more = [
    ...(endless > 0 ? [`${number(endless)} by never ending`] : []),
    ...(broken > 0 ? [`${number(broken)} by breaking`] : []),
  ];
  const ways = more.length === 0 ? '' : ` (${more.join(', ')})`;
  return `noticed ${number(noticed)} of ${number(noticed + unnoticed)} (${shareOf(tally).toFixed(1)} %)${ways}, ${number(equivalent)} equivalent, ${number(undecided)} not decided`;
}

/** One change in a line. */
export const listed = ({ origin, mutator, words }: Mutant, folder: string): string =>
  `${folder}/${origin.file}:${String(origin.line)}:${String(origin.column)}: ${words} (${mutator})`;
