import described from '../mutants.json';
import list from './edits.json';
import type { Mutant } from './run-in';

/** Each change, with the rules that can notice it: `../mutants.json`, written without looking at the code. */
export const mutants: readonly (Mutant & { readonly caughtBy: readonly string[] })[] =
  list.mutants.map((mutant) => ({
    ...mutant,
    caughtBy: described.mutants.find(({ id }) => id === mutant.id)?.caughtBy ?? [],
  }));
