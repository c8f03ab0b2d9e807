import { allOf, ruleOf, type PartOf } from '../../journey';
import type { Finding } from '../explanation';
import { finding, type Kit } from '../kit';
import { problemsOf } from './problems';
import { sectionShown } from './section-shown';

export function explainSection(kit: Kit, section: PartOf<'section'>): readonly Finding[] {
  const { verdict, place } = kit.inspector.section(kit.state, section.is);
  const problems = problemsOf(kit, section);
  const valid = finding('valid', verdict === 'valid', verdict, { beneath: problems });
  return [
    sectionShown(kit, section),
    ...variants(kit, section),
    valid,
    ...(place === 'open' ? [leadsOn(problems)] : []),
  ];
}

function leadsOn(problems: readonly Finding[]): Finding {
  const [first, ...more] = problems;
  if (first === undefined) return finding('continue', true, 'Continue is there');
  const rest = more.length === 0 ? '' : `, and ${more.length} more`;
  return finding('continue', false, `Continue is not there: ${first.says}${rest}`, {
    origin: first.origin,
  });
}

/** Which of the variants is in force, and why each of the others is not. */
function variants(kit: Kit, { is: { id, variant } }: PartOf<'section'>): readonly Finding[] {
  if (variant === null) return [];
  const beneath = allOf(kit.journey, 'section')
    .filter(({ is }) => is.id === id)
    .map((each) =>
      kit.judge(
        each.is.variant?.name ?? id,
        ruleOf(each, 'relevant'),
        (holds, reason) =>
          `${holds ? 'in force' : 'not in force'}${reason === '' ? '' : `: ${reason}`}`,
      ),
    );
  const inForce = beneath.find(({ holds }) => holds === true);
  const says = inForce === undefined ? 'no variant is in force' : `${inForce.about} is in force`;
  return [finding('variant', inForce !== undefined, says, { beneath })];
}
