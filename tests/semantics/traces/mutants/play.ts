/** What is built with one change of the engine: whether the cases and random traces find it. */
import fc from 'fast-check';
import { caseFiles, readJson } from '../../case-files';
import differences from '../../differences.json';
import { engine } from '../../engine-subject';
import { runCase, type Case, type CaseFile } from '../../run-case';
import { firstDiffering, perJourney } from '../households';

export interface Play {
  /** Ids of the cases that fail. */
  readonly cases: () => readonly string[];
  /** How many traces were lived through until one differed; null where none of so many did. */
  readonly traces: (seed: number, most: number) => number | null;
}
const isCaseFile = (v: unknown): v is CaseFile =>
  typeof v === 'object' && v !== null && 'cases' in v;

function fails(one: Case): boolean {
  try {
    return runCase(one, engine).length > 0;
  } catch {
    return true;
  }
}
export const play: Play = {
  cases: () =>
    caseFiles
      .flatMap((path) => {
        const file = readJson(path);
        return isCaseFile(file) ? file.cases : [];
      })
      .filter((one) => !Object.hasOwn(differences, one.id) && fails(one))
      .map(({ id }) => id),
  traces: (seed, most) => {
    const numRuns = Math.ceil(most / perJourney);
    let lived = 0;
    for (const stream of fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns })) {
      const found = firstDiffering(
        () => Number(stream.next().value),
        () => {
          lived += 1;
        },
      );
      if (found) return lived + 1;
    }
    return null;
  },
};
