import { allOf, walk, type CompiledJourney } from '../../journey';
import type { Rule } from '../../rules';
import { Answers } from './answers';
import { LeafFinder, type LeafTerm } from './leaves';
import { limitsCross } from './list-limits';
import { jointNatures, Natures } from './natures';
import { Observer } from './observe';
import type { Observed } from './observed';
import { scopeName } from './scope-name';

/** What the rules of one journey are about, and how they look at it. */
export interface Atoms {
  readonly journey: CompiledJourney;
  readonly answers: Answers;
  readonly natures: Pick<Natures, 'ofAnswer' | 'ofOutside' | 'ofSetting'>;
  readonly observer: Observer;
  /** Terms that a rule's value can be. */
  readonly leavesOf: (rule: Rule, scope: string) => readonly LeafTerm[];
}

/** A rule that is asked about beside those of a journey. */
export interface Beside {
  readonly rule: Rule;
  /** Where it stands, if it reads local names. */
  readonly scope: string;
  readonly isCondition: boolean;
}

/**
 * Atoms of journeys that are looked at together: a term has the classes that the rules of all of them
 * need, and those of rules `beside` them, and can be what it can be in any of them.
 */
export function atomsOf(
  journeys: readonly CompiledJourney[],
  beside: readonly Beside[] = [],
): readonly Atoms[] {
  const observed = new Map<string, Observed>();
  const made = journeys.map((journey) => {
    const leaves = new LeafFinder(journey.facts);
    const answers = new Answers(journey);
    const observer = new Observer(leaves, observed);
    for (const part of walk(journey))
      for (const placed of part.rules)
        observer.see(placed.rule, scopeName(placed), placed.role === 'condition');
    for (const { is, owner } of allOf(journey, 'field')) {
      const rule = limitsCross(is);
      if (rule !== null) observer.see(rule, '', true);
      for (const each of answers.takenBy(is, owner.is)) observer.see(each, '', true);
    }
    for (const { rule, scope, isCondition } of beside) observer.see(rule, scope, isCondition);
    return { journey, leaves, answers, observer, natures: new Natures(answers, leaves) };
  });
  const natures = jointNatures(made.map((each) => each.natures));
  return made.map(({ journey, leaves, answers, observer }) => ({
    ...{ journey, answers, natures, observer },
    leavesOf: (rule, scope) => leaves.of(rule, scope).terms,
  }));
}
