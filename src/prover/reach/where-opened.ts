import type { CompiledSection } from '../../journey';
import { areRelated } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import type { Prover } from '../prover';

/**
 * For whom a section opens: it has to count (Z18). What is set as it opens is worked out one after the
 * other, so that is sure only where none of it, nor what is forgotten with it, could change whether it counts.
 */
export function whereOpened(
  { journey, evaluator, diagrams }: Prover,
  section: CompiledSection,
): Node {
  const counts = evaluator.sectionCounts(section);
  const isSet = (path: string): boolean =>
    section.opens.some((opening) => areRelated(path, opening.path));
  const forgets = journey.forgetting.some((each) => each.with.some(isSet));
  const isMoved = variablesUnder(diagrams, counts).some(
    ({ term: { path } }) => path === undefined || isSet(path),
  );
  return forgets || isMoved ? diagrams.yes : counts;
}
