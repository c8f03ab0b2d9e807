import type { JsonObject } from '../../src/engine';
import { faultClasses } from './classes';
import type { Candidate, Fault } from './fault';
import { createRandom, type Random } from './random';
import { readSource } from './source';

/**
 * Seeded faults for a configuration: the same files and seed give the same faults. It knows JSON, the
 * layout of the files and the language, and nothing of the compiler that is to find them.
 */
export function makeFaults(
  files: ReadonlyMap<string, string>,
  seed: number,
  contract: JsonObject = {},
  perClass = 3,
): readonly Fault[] {
  const source = readSource(files, contract);
  return faultClasses.flatMap(({ name, group, candidates }, order) => {
    const random = createRandom(seed * 1009 + order);
    return spread(candidates(source, random), random)
      .slice(0, perClass)
      .map((candidate, index) => ({
        id: `${name}-${index + 1}`,
        class: name,
        group,
        names: [],
        ...candidate,
      }));
  });
}

/** At random, but another file each time as long as there is one. */
function spread(candidates: readonly Candidate[], random: Random): readonly Candidate[] {
  const turns = new Map<string, number>();
  return random
    .shuffled(candidates)
    .map((candidate) => {
      const turn = turns.get(candidate.file) ?? 0;
      turns.set(candidate.file, turn + 1);
      return { candidate, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ candidate }) => candidate);
}
