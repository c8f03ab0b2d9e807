import { allOf, ruleOf, type PartOf, type Place, type PlacedRule } from '../../journey';
import { pathOf } from '../../rules';
import { scopeName } from '../atoms/scope-name';
import type { Node } from '../diagrams/diagrams';
import { leavesUnder } from '../diagrams/ways';
import type { Kit } from './kit';

/** Calls that are made only where what they are made with is nothing. */
export function inputs(kit: Kit): void {
  const { prover } = kit;
  for (const part of allOf(prover.journey, 'use')) {
    if (part.owner.kind === 'question') continue;
    const done = prover.attempt(() => {
      const { when, by } = whenOf(kit, part);
      for (const placed of part.rules) {
        if (pathOf(placed.rule) === null) continue;
        const never = when !== prover.diagrams.no && isNothing(kit, when, placed);
        kit.look(
          'JP307',
          placed.place,
          [],
          never
            ? {
                message: `\`${part.is.call}\` is called only where \`${pathOf(placed.rule) ?? ''}\` is nothing.`,
                help: 'mend the condition of the call, or what it is called with',
                ...(by !== null && { at: { place: by, part: [] } }),
              }
            : null,
        );
      }
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
}

/** Where a call is made, by the conditions that it stands under, and the place of the one that is there. */
function whenOf(kit: Kit, part: PartOf<'use'>): { readonly when: Node; readonly by: Place | null } {
  const { diagrams, evaluator } = kit.prover;
  const rules: PlacedRule[] = [];
  const { owner } = part;
  if (owner.kind === 'run') rules.push(ruleOf(owner, 'when'));
  if (owner.kind === 'change') {
    rules.push(ruleOf(owner, 'when'));
    if (owner.owner.kind === 'reaction') rules.push(ruleOf(owner.owner, 'when'));
  }
  const around =
    owner.kind === 'change' &&
    owner.owner.kind === 'reaction' &&
    owner.owner.owner.kind === 'section'
      ? evaluator.sectionCounts(owner.owner.owner.is)
      : diagrams.yes;
  const [written, ...others] = rules.filter(({ rule }) => rule !== true);
  return {
    when: rules.reduce((so, each) => diagrams.and(so, evaluator.holdsAt(each)), around),
    by: written !== undefined && others.length === 0 ? written.place : null,
  };
}

/** Whether a rule comes to nothing wherever a condition holds. */
function isNothing(kit: Kit, when: Node, placed: PlacedRule): boolean {
  const { diagrams, evaluator } = kit.prover;
  const value = evaluator.value(placed.rule, scopeName(placed));
  if (value === diagrams.nothing) return false;
  const here = diagrams.select(when, value, diagrams.nothing);
  return leavesUnder(diagrams, here).every((each) => each.is === 'known' && each.json === null);
}
