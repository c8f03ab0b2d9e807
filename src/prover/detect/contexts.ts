import { allOf, type CompiledField, type CompiledSection, type Place } from '../../journey';
import type { Rule } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import type { Kit } from './kit';

/** Where a question counts, and what stands there. */
export interface Question {
  readonly place: Place;
  readonly section: CompiledSection;
  readonly field: CompiledField;
  /** It counts. */
  readonly counts: Node;
  /** It counts and must be answered. */
  readonly needed: Node;
  /** It is drawn, and not locked, and offers something. */
  readonly answerable: Node;
  /** What it holds is no answer: nothing, or for an acceptance anything but a yes. */
  readonly missing: Node;
}

const known = new WeakMap<Kit, readonly Question[]>();

/** All questions that could be worked out. */
export function questionsOf(kit: Kit): readonly Question[] {
  const found = known.get(kit);
  if (found !== undefined) return found;
  const made = allOf(kit.prover.journey, 'field').flatMap(({ is, owner, place }) => {
    const question = kit.prover.attempt(() => questionOf(kit, owner.is, is, place));
    if (question === null) kit.incomplete.push(place);
    return question === null ? [] : [question];
  });
  known.set(kit, made);
  return made;
}

/** Looks at each of some questions; where that is too much to work out, it is noted as incomplete. */
export function lookAtEach(
  kit: Kit,
  questions: readonly Question[],
  look: (question: Question) => void,
): void {
  for (const question of questions) {
    const done = kit.prover.attempt(() => {
      look(question);
      return true;
    });
    if (done === null) kit.incomplete.push(question.place);
  }
}

/** Where an answer can be given: by any question that asks for it. */
export const canAnswer = (kit: Kit, path: string): Node =>
  questionsOf(kit)
    .filter(({ field }) => field.path === path)
    .reduce<Node>(
      (so, { answerable }) => kit.prover.diagrams.or(so, answerable),
      kit.prover.diagrams.no,
    );

function questionOf(
  kit: Kit,
  section: CompiledSection,
  field: CompiledField,
  place: Place,
): Question {
  const { evaluator, diagrams } = kit.prover;
  const all = (...nodes: readonly Node[]): Node =>
    nodes.reduce((so, each) => diagrams.and(so, each), diagrams.yes);
  const holds = (rule: Rule): Node => evaluator.holds(rule);
  const counts = all(evaluator.sectionCounts(section), holds(field.relevant));
  const missing = field.mustAccept
    ? diagrams.not(holds({ '===': [{ var: field.path }, true] }))
    : diagrams.not(holds({ isAnswered: { var: field.path } }));
  return {
    place,
    section,
    field,
    counts,
    needed: all(counts, holds(field.required)),
    answerable: all(
      counts,
      holds(section.visible),
      holds(field.visible),
      diagrams.not(holds(field.disabled)),
      evaluator.offersSome(field),
    ),
    missing,
  };
}
