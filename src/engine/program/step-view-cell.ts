import type { FieldReference, StepView } from '../model';
import type { CompiledStep, SayId } from '../../journey';
import type { Cell, Read } from './cell';
import { firstOf } from './first-of';
import type { Kit } from './kit';
import { submitView } from './submit-view';

/** Nothing can be sent: another tab is about to, or it may be done already, which is asked about first. */
const freezing: readonly SayId[] = ['otherTab', 'hint'];

/** How a step is drawn. */
export const stepViewCell = (kit: Kit, step: CompiledStep): Cell<StepView> => ({
  name: `view of ${step.id}`,
  compute: (read) => {
    const { cells, state } = kit;
    const own = cells.step(step);
    const layout = read(own.layout);
    const verdict = read(own.verdict);
    const later = layout.begun ? step.later : null;
    const { title, lead, scene } = later ?? step;
    const content = read(own.content);
    const commits = read(own.commits);
    const isFrozen = commits.some(
      ({ place, says }) => place === 'panel' || says.some(({ id }) => freezing.includes(id)),
    );
    const notice = read(state.notice);
    return {
      id: step.id,
      title: firstOf(kit, title, read),
      lead: firstOf(kit, lead, read),
      scene,
      verdict,
      content: later === null ? content : content.filter(({ kind }) => kind !== 'banner'),
      sections: read(own.sections),
      outline: read(own.outline),
      open: layout.open,
      missing:
        layout.open === null ? read(own.missing) : missingAt(kit, step.id, layout.open, read),
      errors: read(state.refused(step.id)) ? read(own.errors) : [],
      lost: read(own.lost),
      leftBehind: read(state.leftBehind),
      dialog: read(own.dialog),
      submit: submitView(kit, step, layout, verdict, isFrozen, read),
      stuck: read(state.stuck) !== null,
      notice: notice?.step === step.id ? notice.text : null,
      commits,
    };
  },
});

/** What is missing where the person is: of a section with variants, of each of them. */
const missingAt = (
  { cells, resolver }: Kit,
  step: string,
  open: string,
  read: Read,
): readonly FieldReference[] =>
  resolver
    .sectionsOf(step, open)
    .filter(({ present }) => present.as === 'page')
    .flatMap((section) => read(cells.section(section).missing));
