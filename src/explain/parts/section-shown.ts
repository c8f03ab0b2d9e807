import type { SectionInspection } from '../../engine';
import {
  allOf,
  ruleOf,
  sectionKey,
  type CompiledSection,
  type PartOf,
  questionKey,
} from '../../journey';
import type { Finding } from '../explanation';
import { finding, tellsSomething, withReason, type Kit } from '../kit';
import { whatHolds, whyHeld } from './held-back';

/** Whether a section is on the page, and through what it is not. */
export function sectionShown(kit: Kit, section: PartOf<'section'>): Finding {
  const found = kit.inspector.section(kit.state, section.is);
  const gates = [
    atStep(kit, section),
    relevance(kit, section),
    kit.judge('visible', ruleOf(section, 'visible'), (holds, reason) =>
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

const place = (kit: Kit, section: PartOf<'section'>, found: SectionInspection): Finding =>
  section.is.present.as === 'page' ? reached(kit, section, found) : beside(kit, section.is);

function atStep({ state }: Kit, { owner: { is: step } }: PartOf<'section'>): Finding {
  const here = state.progress.step === step.id;
  const says = here
    ? `the household is in “${step.name}”`
    : `it belongs to the step ${step.id}, and the household is in ${state.progress.step ?? 'none yet'}`;
  return finding('step', here, says);
}

function relevance(kit: Kit, section: PartOf<'section'>): Finding {
  const { variant } = section.is;
  const what = variant === null ? 'the section' : `the variant ${variant.name}`;
  return kit.judge('relevant', ruleOf(section, 'relevant'), (holds, reason) =>
    withReason(`${what} ${holds ? 'counts' : 'does not count'}`, reason),
  );
}

/** Sections come one after the other: each waits until those before it are valid. */
function reached(kit: Kit, section: PartOf<'section'>, found: SectionInspection): Finding {
  if (found.place !== null) {
    return finding('reached', true, 'the sections before it are done');
  }
  const before = waitsFor(kit, section);
  if (before === null) {
    return finding('reached', false, 'Continue was not pressed yet in the section before it');
  }
  const first = kit.inspector.section(kit.state, before.is);
  return finding(
    'reached',
    false,
    `${sectionKey(before.is)} comes first, and ${whatHolds(first)}`,
    {
      origin: kit.origin(before.place),
      beneath: whyHeld(kit, before, first),
    },
  );
}

/** The first section before this one that is not settled. */
function waitsFor(
  { journey, inspector, state }: Kit,
  section: PartOf<'section'>,
): PartOf<'section'> | null {
  for (const each of allOf(journey, 'section')) {
    if (each.is === section.is) return null;
    if (each.is.step !== section.is.step || each.is.present.as !== 'page') continue;
    const { relevant, settled } = inspector.section(state, each.is);
    if (relevant && !settled) return each;
  }
  return null;
}

/** A dialog, or the draft of an item, is drawn while it is open. */
function beside({ state }: Kit, { id, present }: CompiledSection): Finding {
  const open =
    present.as === 'item'
      ? Object.hasOwn(state.progress.drafts, questionKey(present.section, present.field))
      : state.progress.dialog?.section === id;
  const what =
    present.as === 'item' ? `item of ${questionKey(present.section, present.field)}` : 'dialog';
  return finding('open', open, open ? `the ${what} is open` : `it is a ${what}, and is not open`);
}
