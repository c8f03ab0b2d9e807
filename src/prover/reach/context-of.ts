import { ruleOf, type Part, type PlacedRule } from '../../journey';
import type { Rule } from '../../rules';
import { scopeName } from '../atoms/scope-name';
import type { Node } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import { whereOpened } from './where-opened';

/** Kinds of parts whose rules are asked nowhere but where their section counts. */
const drawn: ReadonlySet<Part['kind']> = new Set([
  ...(['field', 'bounds', 'list', 'options', 'option', 'knownOption', 'unlisted'] as const),
  ...(['content', 'check', 'action', 'group', 'textCase'] as const),
]);

/** For whom a rule decides anything at all: what it comes to for others is nobody's business. */
export function contextOf(prover: Prover, placed: PlacedRule): Node {
  const { evaluator, diagrams } = prover;
  const { part, way } = placed;
  if (part.kind === 'section')
    return way[0] === 'relevant' ? diagrams.yes : evaluator.sectionCounts(part.is);
  if (part.kind === 'opening') return whereOpened(prover, part.owner.is);
  let context = diagrams.yes;
  const only = (when: Node): void => {
    context = diagrams.and(context, when);
  };
  const holds = (rule: Rule, scope = ''): Node => evaluator.holds(rule, scope);
  for (let at: Part | null = part; at !== null && drawn.has(at.kind); at = at.owner) {
    const own = at === part ? way[0] : null;
    if (at.kind === 'field' && own !== 'relevant') only(holds(at.is.relevant));
    if (at.kind === 'content' && own !== 'when') only(holds(at.is.when, scopeName(placed)));
    if (at.kind === 'option' && own !== 'when') only(holds(at.is.when));
    if (at.kind === 'option' && own === null) continue;
    if (at.kind === 'textCase')
      for (const before of casesBefore(at))
        only(diagrams.not(holds(before.rule, scopeName(before))));
    if (at.kind === 'check') {
      const { field } = at.is;
      const asked = at.owner.is.fields.find(({ name }) => name === field);
      if (asked !== undefined) only(holds({ isAnswered: { var: asked.path } }));
    }
    if (at.owner?.kind === 'section') only(evaluator.sectionCounts(at.owner.is));
  }
  return context;
}

/** Of texts the first whose condition holds is said: its neighbours under the same key, as far as it. */
function casesBefore(part: Part): readonly PlacedRule[] {
  const key = part.way.slice(0, -1).join('/');
  const alike = (part.owner?.parts ?? []).filter(
    (each) => each.kind === 'textCase' && each.way.slice(0, -1).join('/') === key,
  );
  return alike
    .slice(0, alike.indexOf(part))
    .flatMap((each) => (each.kind === 'textCase' ? [ruleOf(each, 'when')] : []));
}
