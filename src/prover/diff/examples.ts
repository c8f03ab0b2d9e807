import { equal, type Json } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { simplestWay, type Assignment } from '../diagrams/ways';
import type { Prover } from '../prover';
import { classOf, isTrue } from '../values/value';
import { scopeOf, type Household } from '../witness/household';
import type { Example } from './difference';
import { replay, type Formula } from './formula';
import type { Extent } from './found';

/** How many ways are tried before nothing is shown. */
const mostWays = 8;

/**
 * A household of which both real engines agree that it is so for it: the one with the fewest answers,
 * with other samples where the plainest tell nothing apart. null where none is found.
 */
export function exampleOf(
  sides: readonly [Prover, Prover],
  node: Node,
  extent: Extent,
  isCondition: boolean,
): Example | null {
  const [{ diagrams }] = sides;
  let left = node;
  for (let tried = 0; tried < mostWays; tried += 1) {
    const way = simplestWay(diagrams, left, isTrue);
    if (way === null) return null;
    const tries = households(sides, way);
    const shown = tries.flatMap((each) => exampleIn(sides, each, extent, isCondition) ?? []);
    if (shown[0] !== undefined) return shown[0];
    const rest = without(sides, left, way, tries[0]);
    if (rest === null) return null;
    left = rest;
  }
  return null;
}

const households = (sides: readonly [Prover, Prover], way: Assignment): readonly Household[] =>
  [false, true].flatMap((isVaried) =>
    sides.map((prover) => prover.householdIn(way, isVaried)).reverse(),
  );

function exampleIn(
  [before, after]: readonly [Prover, Prover],
  household: Household,
  { shows }: Extent,
  isCondition: boolean,
): Example | null {
  const real = (prover: Prover, formula: Formula | null): Json =>
    formula === null ? null : replay(prover, household, formula);
  const [was, now] = [real(before, shows.before), real(after, shows.after)];
  const isSo = isCondition ? (was === true) !== (now === true) : !equal(was, now);
  return isSo ? { household, before: was, after: now } : null;
}

/** The ways that do without what no household of this one could bring about; null where all of it came about. */
function without(
  [{ diagrams, engine }]: readonly [Prover, Prover],
  node: Node,
  way: Assignment,
  household: Household | undefined,
): Node | null {
  if (household === undefined) return null;
  const scope = scopeOf(engine, household);
  const odd = [...way].find(
    ([{ term, classes }, index]) => classOf(classes, term.measure(scope)) !== index,
  );
  if (odd === undefined) return null;
  const [variable, index] = odd;
  const is = diagrams.combine(
    `class ${index} of ${variable.term.key}`,
    [diagrams.valueOf(variable)],
    ([value]) => (value?.key === variable.classes[index]?.key ? diagrams.yes : diagrams.no),
  );
  return diagrams.and(node, diagrams.not(is));
}
