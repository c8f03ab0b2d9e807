import { allIn, placeAt, ruleOf, sectionKey, type PartOf } from '../../journey';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';
import { whatHolds, whyHeld } from './held-back';

export function explainStep(kit: Kit, step: PartOf<'step'>): readonly Finding[] {
  const here = kit.state.progress.step === step.is.id;
  return [
    finding(
      'here',
      here,
      here
        ? 'the household is here'
        : `the household is in ${kit.state.progress.step ?? 'none yet'}`,
    ),
    ...allIn(step, 'requirement').map((each) =>
      kit.judge('may be entered', ruleOf(each, 'that'), (holds, reason) =>
        withReason(
          holds ? 'it may be entered' : `whoever enters is sent to ${each.is.goTo}`,
          reason,
        ),
      ),
    ),
    ...submit(kit, step),
  ];
}

/** Why the button at the end is not there. */
function submit(kit: Kit, step: PartOf<'step'>): readonly Finding[] {
  const { submit: button } = kit.inspector.view(kit.state, step.is.id);
  if (button === null) return [];
  const origin = kit.origin(placeAt(step.place, 'submit'));
  if (button.available) return [finding('submit', true, `“${button.label}” is there`, { origin })];
  const waiting = allIn(step, 'section').flatMap((section): readonly Finding[] => {
    if (section.is.present.as !== 'page') return [];
    const found = kit.inspector.section(kit.state, section.is);
    if (!found.relevant || found.settled) return [];
    return [
      finding('section', false, `${sectionKey(section.is)} ${whatHolds(found)}`, {
        origin: kit.origin(section.place),
        beneath: whyHeld(kit, section, found),
      }),
    ];
  });
  const [first, ...more] = waiting;
  const rest = more.length === 0 ? '' : `, and ${more.length} more`;
  const reason = first === undefined ? 'not every section was reached yet' : `${first.says}${rest}`;
  return [
    finding('submit', false, `“${button.label}” is not there: ${reason}`, {
      origin,
      beneath: waiting,
    }),
  ];
}
