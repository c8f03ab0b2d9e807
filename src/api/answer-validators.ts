import type { AnswerValidator } from './contract';

export type Validators = Readonly<Record<string, AnswerValidator>>;

/** What checks the answer of each operation; some of it is fetched when it is first needed. */
export interface AnswerValidators {
  /** null while it is not loaded. */
  readonly atHand: (operation: string) => AnswerValidator | null;
  /** Rejects when the code cannot be fetched, or checks no such operation. */
  readonly load: (operation: string) => Promise<AnswerValidator>;
}

export function answerValidators(
  atStart: Validators,
  fetchMore: () => Promise<Validators>,
): AnswerValidators {
  let known = atStart;
  const atHand = (operation: string) => known[operation] ?? null;
  return {
    atHand,
    load: async (operation) => {
      if (known[operation] === undefined) known = { ...(await fetchMore()), ...known };
      const found = known[operation];
      if (found === undefined) throw new Error(`The contract does not check ${operation}`);
      return found;
    },
  };
}
