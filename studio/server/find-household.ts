import { createShapeValidators } from '../../src/compiler';
import { createInspector, type Inspector, type JourneyState } from '../../src/engine';
import {
  allOf,
  find,
  placeText,
  readPlace,
  sectionKey,
  type CompiledSection,
  type PartOf,
} from '../../src/journey';
import { classOf, createProver, isLocal, stateOver, type CostOf } from '../../src/prover';
import { isInside, lookupStatuses, type Rule, type Scope } from '../../src/rules';
import type { Methods, Shown } from '../model/protocol';
import type { Ready } from './desk';
import { caseRule } from './case-rule';
import { householdAt } from './households';

interface Wanted {
  readonly ready: Ready;
  readonly inspector: Inspector;
  /** null for a fact, which is of none. */
  readonly section: PartOf<'section'> | null;
  readonly rule: Rule;
  readonly holds: boolean;
}

/**
 * A household for which a rule holds, or fails, where it is asked: the one in hand with as little of it
 * otherwise as can be, else one of the scenarios. What is found is played in the engine; null where
 * nothing was found that bears it.
 */
export function findHousehold(
  ready: Ready,
  { rule: place, section: key, part = [], holds: wantsHolds, state }: Methods['find']['given'],
): Shown | null {
  const isFree = readPlace(place).kind === 'fact' || key === '';
  const section = isFree
    ? null
    : (allOf(ready.journey, 'section').find(({ is }) => sectionKey(is) === key) ?? null);
  const whole = ruleAt(ready, place);
  if ((section === null && !isFree) || whole === null) return null;
  const isPart = part.length > 0;
  const [rule, holds] = isPart ? [caseRule(whole, part, null), true] : [whole, wantsHolds];
  const inspector = createInspector(ready.journey, createShapeValidators(ready.journey));
  const wanted: Wanted = { ready, inspector, section, rule, holds };
  const as = (found: JourneyState, name: string, about: string, from?: string): Shown => {
    const step = section?.owner.is.id ?? found.progress.step ?? ready.journey.entry;
    const there = { ...found, progress: { ...found.progress, step } };
    return { name, about, step, state: there, ...(from !== undefined && { from }) };
  };
  const fromHere = isAt(wanted, state) ? nearest(wanted, state) : null;
  if (fromHere !== null)
    return as(fromHere, witnessName(holds), 'as near as can be to the one before');
  let best: Shown | null = null;
  for (const id of ready.suite.waypoints.keys()) {
    const other = householdAt(ready, id);
    if (!isAt(wanted, other.state)) continue;
    if (fits(wanted, other.state)) return as(other.state, other.name, other.about, id);
    if (best !== null) continue;
    const near = nearest(wanted, other.state);
    if (near !== null) best = as(near, witnessName(holds), `from “${other.name}”`, id);
  }
  if (best !== null) return best;
  const alone = nearest(wanted, state);
  return alone === null
    ? null
    : as(alone, witnessName(holds), 'its page does not show the section yet');
}

const witnessName = (holds: boolean): string =>
  holds ? 'One for which it is true' : 'One for which it is false';

function ruleAt({ journey }: Ready, place: string): Rule | null {
  const found = find(journey, readPlace(place));
  return found?.part.rules.find((each) => placeText(each.place) === place)?.rule ?? null;
}

/** Whether the section is on the page of that household, whichever of its variants. */
function isAt({ ready, inspector, section }: Wanted, state: JourneyState): boolean {
  if (section === null) return true;
  const { journey } = ready;
  const own = (each: CompiledSection): boolean =>
    each.id === section.is.id && inspector.section(state, each).relevant;
  const drawn = allOf(journey, 'section').some(
    ({ is }) => own(is) && inspector.section(state, is).place !== null,
  );
  return state.progress.step === section.owner.is.id && drawn && !isHidden(ready, state);
}

/** A page that says what is known of a switch says that instead of its form. */
const isHidden = ({ engine }: Ready, state: JourneyState): boolean =>
  state.progress.step !== null &&
  engine.view(state, state.progress.step).commits.some(({ place }) => place === 'panel');

const fits = ({ inspector, section, rule, holds }: Wanted, state: JourneyState): boolean =>
  (section === null || inspector.section(state, section.is).relevant) &&
  (inspector.evaluate(state, rule) === true) === holds;

/** The state with the fewest values otherwise for which the rule comes out so and the section counts. */
function nearest(wanted: Wanted, state: JourneyState): JourneyState | null {
  const { ready, section, rule, holds } = wanted;
  if (fits(wanted, state)) return state;
  const prover = createProver(ready.journey, {
    validators: createShapeValidators(ready.journey),
    today: state.today,
  });
  const node = prover.attempt(() => {
    const turned = prover.evaluator.holds(rule, '');
    const outcome = holds ? turned : prover.diagrams.not(turned);
    return section === null
      ? outcome
      : prover.diagrams.and(outcome, prover.evaluator.sectionCounts(section.is));
  });
  if (node === null) return null;
  const scope = scopeIn(ready, state);
  const classIn = (variable: Parameters<CostOf>[0]): number =>
    classOf(variable.classes, variable.term.measure(scope));
  const way = prover.nearest(node, (variable, index) => costOf(variable, index, classIn(variable)));
  if (way === null) return null;
  const other = new Map(
    [...way].filter(([each, index]) => classIn(each) !== index && !isOfOnePlace(each)),
  );
  const made = stateOver(state, prover.householdIn(other));
  return fits(wanted, made) ? made : null;
}

/** What a person can answer otherwise is otherwise first. */
function costOf(variable: Parameters<CostOf>[0], index: number, present: number): number {
  if (index === present || isOfOnePlace(variable)) return 0;
  const { path = '' } = variable.term;
  return isInside(path, 'settings') || path === 'today' ? 9 : isInside(path, 'lookups') ? 4 : 2;
}

const isOfOnePlace = ({ term }: Parameters<CostOf>[0]): boolean =>
  term.key.includes('@') || (term.path !== undefined && isLocal(term.path));

const scopeIn = ({ engine }: Ready, state: JourneyState): Scope => ({
  read: (path) => engine.evaluate(state, { var: path }),
  status: (lookup) => {
    const found = engine.evaluate(state, { lookupStatus: lookup });
    return lookupStatuses.find((each) => each === found) ?? 'idle';
  },
  today: state.today,
});
