import type { Origins } from '../../journey';
import type { Prover } from '../prover';
import { detectors } from './detectors';
import { Kit } from './kit';
import type { Proof } from './proof-finding';

/**
 * All that can be shown of a journey: what is so for every household, or for one that can be named.
 * `origins` tell which places are written once; without them each place stands for itself.
 */
export function prove(prover: Prover, origins: Origins | null = null): Proof {
  const kit = new Kit(prover, origins);
  for (const detect of Object.values(detectors)) detect(kit);
  return {
    findings: kit.findings,
    looked: {
      rules: prover.rules().length,
      incomplete: kit.incomplete,
      notReplayed: kit.notReplayed,
    },
  };
}
