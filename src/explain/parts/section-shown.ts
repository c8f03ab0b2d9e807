import { sectionKey, type SectionInspection } from '../../engine';
import type { CompiledSection } from '../../journey';
import type { Finding } from '../explanation';
import { finding, sectionPlace, tellsSomething, withReason, type Kit } from '../kit';
import { problemsOf } from './problems';

/** Whether a section is on the page, and through what it is not. */
export function sectionShown(kit: Kit, section: CompiledSection): Finding {
  const found = kit.inspector.section(kit.state, section);
  const gates = [
    atStep(kit, section),
    relevance(kit, section),
    kit.judge('visible', section.visible, `${sectionPlace(section)}/visible`, (holds, reason) =>
      withReason(holds ? 'it may be seen' : 'it counts, but is never drawn', reason),
    ),
    ...(found.relevant ? [place(kit, section, found)] : []),
  ].filter(tellsSomething);
  const closed = gates.find(({ holds }) => holds === false);
  const how = found.place === 'folded' ? 'shown, folded into one line' : 'shown';
  return finding(
    'shown',
    closed === undefined,
    closed === undefined ? how : `not shown: ${closed.says}`,
    {
      origin: closed?.origin ?? null,
      beneath: gates,
    },
  );
}

const place = (kit: Kit, section: CompiledSection, found: SectionInspection): Finding =>
  section.present.as === 'page' ? reached(kit, section, found) : beside(kit, section);

function atStep({ journey, state }: Kit, { step }: CompiledSection): Finding {
  const here = state.progress.step === step;
  const name = journey.steps.find(({ id }) => id === step)?.name ?? step;
  const says = here
    ? `the household is in “${name}”`
    : `it belongs to the step ${step}, and the household is in ${state.progress.step ?? 'none yet'}`;
  return finding('step', here, says);
}

function relevance(kit: Kit, section: CompiledSection): Finding {
  const what = section.variant === null ? 'the section' : `the variant ${section.variant.name}`;
  return kit.judge(
    'relevant',
    section.relevant,
    `${sectionPlace(section)}/relevant`,
    (holds, reason) => withReason(`${what} ${holds ? 'counts' : 'does not count'}`, reason),
  );
}

/** Sections come one after the other: each waits until those before it are valid. */
function reached(kit: Kit, section: CompiledSection, found: SectionInspection): Finding {
  if (found.place !== null) {
    return finding('reached', true, 'the sections before it are valid');
  }
  const before = waitsFor(kit, section);
  if (before === null) {
    return finding('reached', false, 'Continue was not pressed yet in the section before it');
  }
  const { verdict } = kit.inspector.section(kit.state, before);
  return finding('reached', false, `${sectionKey(before)} comes first, and is ${verdict}`, {
    origin: kit.origin(sectionPlace(before)),
    beneath: problemsOf(kit, before),
  });
}

/** The first section before this one that is not valid yet. */
function waitsFor(
  { journey, inspector, state }: Kit,
  section: CompiledSection,
): CompiledSection | null {
  const sections = journey.steps.find(({ id }) => id === section.step)?.sections ?? [];
  for (const each of sections.slice(0, sections.indexOf(section))) {
    if (each.present.as !== 'page') continue;
    const { relevant, verdict } = inspector.section(state, each);
    if (relevant && verdict !== 'valid') return each;
  }
  return null;
}

/** A dialog, or the draft of an item, is drawn while it is open. */
function beside({ state }: Kit, { id, present }: CompiledSection): Finding {
  const open =
    present.as === 'item'
      ? Object.hasOwn(state.progress.drafts, `${present.section}.${present.field}`)
      : state.progress.dialog?.section === id;
  const what = present.as === 'item' ? `item of ${present.section}.${present.field}` : 'dialog';
  return finding('open', open, open ? `the ${what} is open` : `it is a ${what}, and is not open`);
}
