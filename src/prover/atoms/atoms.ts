import { walk, type CompiledJourney } from '../../journey';
import type { Rule } from '../../rules';
import { Answers } from './answers';
import { LeafFinder, type LeafTerm } from './leaves';
import { Natures } from './natures';
import { Observer } from './observe';
import { scopeName } from './scope-name';

/** What the rules of one journey are about, and how they look at it. */
export interface Atoms {
  readonly journey: CompiledJourney;
  readonly answers: Answers;
  readonly natures: Natures;
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

/** Atoms of a journey: a term has the classes that its rules need, and those of rules `beside` it. */
export function atomsOf(journey: CompiledJourney, beside: readonly Beside[] = []): Atoms {
  const leaves = new LeafFinder(journey.facts);
  const answers = new Answers(journey);
  const observer = new Observer(leaves);
  for (const part of walk(journey))
    for (const placed of part.rules)
      observer.see(placed.rule, scopeName(placed), placed.role === 'condition');
  for (const { rule, scope, isCondition } of beside) observer.see(rule, scope, isCondition);
  return {
    journey,
    answers,
    natures: new Natures(answers, leaves),
    observer,
    leavesOf: (rule, scope) => leaves.of(rule, scope).terms,
  };
}
