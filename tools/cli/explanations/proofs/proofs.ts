import type { ProofCode } from '../../../../src/prover';
import type { Explanation } from '../explanation';
import { deadEnds } from './dead-ends';
import { decisions } from './decisions';
import { happenings } from './happenings';
import { policies } from './policies';

/** Every code of a proof has one: a code that is added without is a type error here. */
export const proofs: Readonly<Record<ProofCode, Explanation>> = {
  ...decisions,
  ...deadEnds,
  ...happenings,
  ...policies,
};
