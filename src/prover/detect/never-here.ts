import { allOf, ruleOf, type CompiledSection, type PlacedRule } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { questionsOf } from './contexts';
import type { Kit } from './kit';

/** Conditions that can hold, and never do where the part that they belong to counts. */
export function neverHere(kit: Kit): void {
  const { prover } = kit;
  const { evaluator, diagrams } = prover;
  const ask = (placed: PlacedRule, here: Node, what: string): void => {
    const done = prover.attempt(() => {
      const node = evaluator.holdsAt(placed);
      const isPlain = typeof placed.rule !== 'object';
      const never =
        !isPlain &&
        node !== diagrams.no &&
        here !== diagrams.no &&
        diagrams.and(here, node) === diagrams.no;
      kit.look('JP106', placed.place, [], never ? said(what) : null);
      return true;
    });
    if (done === null) kit.incomplete.push(placed.place);
  };
  // Which ids a variant stands for is data: what hangs on them may be otherwise tomorrow.
  const counting = (section: CompiledSection): Node =>
    section.variant === null
      ? evaluator.sectionCounts(section)
      : evaluator.holds(section.variant.own);
  for (const { field, section } of questionsOf(kit)) {
    const counts = prover.attempt(() =>
      diagrams.and(counting(section), evaluator.holds(field.relevant)),
    );
    if (counts === null) continue;
    const part = allOf(prover.journey, 'field').find(
      ({ is, owner }) => is === field && owner.is === section,
    );
    if (part === undefined) continue;
    for (const key of ['visible', 'required', 'disabled'] as const)
      ask(ruleOf(part, key), counts, 'the question counts');
    ask(ruleOf(part, 'relevant'), counting(section), 'its section counts');
  }
  for (const part of allOf(prover.journey, 'section')) {
    const here = prover.attempt(() => counting(part.is));
    if (here === null) continue;
    ask(ruleOf(part, 'visible'), here, 'the section counts');
    for (const inner of part.parts) {
      if (inner.kind === 'content') ask(ruleOf(inner, 'when'), here, 'its section counts');
      if (inner.kind === 'action') ask(ruleOf(inner, 'enabled'), here, 'its section counts');
      if (inner.kind === 'reaction') ask(ruleOf(inner, 'when'), here, 'its section counts');
    }
    kit.look(
      'JP106',
      ruleOf(part, 'relevant').place,
      ['counts'],
      here === diagrams.no && part.is.variant === null
        ? {
            message: 'This section never counts, whatever a household answers.',
            help: 'mend the condition, or take the section out',
          }
        : null,
    );
  }
}

const said = (what: string) => ({
  message: `This never holds where ${what}, whatever a household answers.`,
  help: 'mend the condition, or take out what hangs on it',
});
