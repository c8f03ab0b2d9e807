import list from './edits.json';
import type { Mutant } from './run-in';

/** What each is stands in `../mutants.json`, written without looking at the code. */
export const mutants: readonly Mutant[] = list.mutants;
