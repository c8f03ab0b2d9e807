import { equal } from '../../rules';
import type { CommitsState, JsonObject } from '../model';

/**
 * What saves of this page were sent with of which nobody knows whether they may still arrive: their
 * end is unknown, or they are under way. Each once.
 */
export function unsettledTies({ saves, unsure, chain }: CommitsState): readonly JsonObject[] {
  const underWay = chain?.phase === 'saving' ? Object.values(saves) : [];
  const ties = [...Object.values(unsure), ...underWay].map(({ tie }) => tie);
  return ties.filter((tie, index) => ties.findIndex((other) => equal(other, tie)) === index);
}
