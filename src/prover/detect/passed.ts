import type { CompiledSection } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { questionsOf, type Question } from './contexts';
import type { Kit } from './kit';

/**
 * Where nothing holds a household back on the sheets before one, and on itself: what they require is
 * answered, and no check of them refuses an answer. What is required once a partner has answered counts
 * too, as somebody can ask the partner.
 */
export function passed(
  kit: Kit,
  section: CompiledSection,
  upTo: 'and itself' | 'not itself',
): Node {
  const { diagrams, journey } = kit.prover;
  const { sections = [] } = journey.steps.find(({ id }) => id === section.step) ?? {};
  const last = sections.indexOf(section) + (upTo === 'and itself' ? 1 : 0);
  const sofar = new Set(
    sections.slice(0, last).filter(({ id }) => upTo === 'and itself' || id !== section.id),
  );
  return questionsOf(kit)
    .filter((each) => sofar.has(each.section) && each.section.present.as === 'page')
    .reduce<Node>((so, each) => diagrams.and(so, isFine(kit, each)), diagrams.yes);
}

/**
 * The same of all that can be answered before one question: in a step that folds, what stands before
 * its sheet and on it; else all that the step asks.
 */
export function othersAreFine(kit: Kit, { section, field }: Question): Node {
  const { diagrams, journey } = kit.prover;
  const step = journey.steps.find(({ id }) => id === section.step);
  const sections = step?.sections ?? [];
  const before = new Set(
    step?.progressive === true ? sections.slice(0, sections.indexOf(section) + 1) : sections,
  );
  return questionsOf(kit)
    .filter(
      (each) =>
        before.has(each.section) &&
        each.section.present.as === 'page' &&
        each.field.path !== field.path,
    )
    .reduce<Node>((so, each) => diagrams.and(so, isFine(kit, each)), diagrams.yes);
}

function isFine(kit: Kit, { field, section, counts, needed, missing }: Question): Node {
  const { diagrams, evaluator } = kit.prover;
  const ever = diagrams.some('status', needed, ({ term }) => term.key.startsWith('status:'));
  const refused = section.checks
    .filter((each) => each.field === field.name)
    .reduce<Node>(
      (so, { assert }) => diagrams.or(so, diagrams.not(evaluator.holds(assert))),
      diagrams.no,
    );
  return diagrams.and(
    diagrams.not(diagrams.and(ever, missing)),
    diagrams.not(diagrams.and(diagrams.and(counts, diagrams.not(missing)), refused)),
  );
}
