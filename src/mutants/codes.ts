import type { Cause } from './mutate';

/** What each code of a change that nobody noticed stands for. Codes never change their meaning. */
export const mutantCodes = {
  JM101: 'rule that no scenario comes to',
  JM102: 'change that comes to the same in every scenario',
  JM103: 'change that no scenario expects anything of',
} as const;

export type MutantCode = keyof typeof mutantCodes;

export const codeOf: Readonly<Record<Cause, MutantCode>> = {
  neverAsked: 'JM101',
  neverDifferent: 'JM102',
  neverExpected: 'JM103',
};
