import { sectionKey } from '../../engine';
import type { CompiledStep } from '../../journey';
import type { Finding } from '../explanation';
import { finding, sectionPlace, withReason, type Kit } from '../kit';
import { problemsOf } from './problems';

export function explainStep(kit: Kit, step: CompiledStep): readonly Finding[] {
  const here = kit.state.progress.step === step.id;
  return [
    finding(
      'here',
      here,
      here
        ? 'the household is here'
        : `the household is in ${kit.state.progress.step ?? 'none yet'}`,
    ),
    ...step.requires.map(({ that, goTo }, index) =>
      kit.judge('may be entered', that, `step:${step.id}/requires:${index}/that`, (holds, reason) =>
        withReason(holds ? 'it may be entered' : `whoever enters is sent to ${goTo}`, reason),
      ),
    ),
    ...submit(kit, step),
  ];
}

/** Why the button at the end is not there. */
function submit(kit: Kit, step: CompiledStep): readonly Finding[] {
  const { submit: button } = kit.inspector.view(kit.state, step.id);
  if (button === null) return [];
  const origin = kit.origin(`step:${step.id}/submit`);
  if (button.available) return [finding('submit', true, `“${button.label}” is there`, { origin })];
  const waiting = step.sections.flatMap((section): readonly Finding[] => {
    if (section.present.as !== 'page') return [];
    const { relevant, verdict } = kit.inspector.section(kit.state, section);
    if (!relevant || verdict === 'valid') return [];
    return [
      finding('section', false, `${sectionKey(section)} is ${verdict}`, {
        origin: kit.origin(sectionPlace(section)),
        beneath: problemsOf(kit, section),
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
