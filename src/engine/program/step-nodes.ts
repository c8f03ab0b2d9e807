import type {
  CompiledField,
  CompiledSection,
  CompiledStep,
  CompiledTextCase,
  ContentView,
  FieldReference,
  FieldView,
  Run,
  RunView,
  SectionView,
  StepView,
  SubmitView,
  Text,
  Verdict,
} from '../model';
import type { ReadNode } from '../graph';
import { holds } from '../rules';
import { plain } from '../text';
import { addContent } from './content-nodes';
import type { Kit } from './kit';
import { message } from './message';
import { fieldKey, fieldNode, node, sectionKey, targetOf } from './names';
import type { PlacedField } from './resolver';
import { addSection, type Layout } from './section-nodes';
import { addLayout } from './step-layout';
import type { Violation } from './violation';

/** One step with all its sections. */
export function addStep(kit: Kit, step: CompiledStep): void {
  for (const section of step.sections) addSection(kit, section);
  addLayout(kit, step);
  addContent(kit, `step:${step.id}`, step.content);
  addVerdict(kit, step);
  addView(kit, step);
}

function addVerdict({ add }: Kit, step: CompiledStep): void {
  const verdicts = step.sections.map((section) => node.verdict(sectionKey(section)));
  add({
    id: node.verdict(`step:${step.id}`),
    needs: verdicts,
    compute: (read): Verdict => {
      const all = verdicts.map((id) => read(id) as Verdict);
      if (all.includes('invalid')) return 'invalid';
      return all.includes('pending') ? 'pending' : 'valid';
    },
  });
}

function addView(kit: Kit, step: CompiledStep): void {
  const { reader, add } = kit;
  const placed: readonly PlacedField[] = step.sections.flatMap((section) =>
    section.fields.map((field) => ({ section, field })),
  );
  const ids = {
    layout: node.layout(step.id),
    verdict: node.verdict(`step:${step.id}`),
    content: node.content(`step:${step.id}`),
    refused: node.refused(step.id),
    lost: node.lost,
    notice: node.notice,
  };
  const sections = step.sections.map((section) => node.section(sectionKey(section)));
  const titles = [...step.title, ...step.lead];
  const run = step.submit === null ? [] : [node.run(step.submit.sequence)];

  add({
    id: node.step(step.id),
    needs: [
      ...Object.values(ids),
      ...sections,
      ...run,
      ...placed.flatMap((entry) => [
        node.violations(fieldNode(entry.section, entry.field)),
        node.relevant(fieldNode(entry.section, entry.field)),
        node.field(fieldNode(entry.section, entry.field)),
        node.touched(fieldKey(entry.section, entry.field)),
        ...reader.textNeeds(entry.field.missing),
      ]),
      ...reader.needs(...titles.map((text) => text.when)),
      ...reader.textNeeds(
        ...titles.map((text) => text.text),
        ...(step.submit === null ? [] : [step.submit.ready]),
      ),
    ],
    compute: (read): StepView => {
      const layout = read(ids.layout) as Layout;
      const verdict = read(ids.verdict) as Verdict;
      const notice = read(ids.notice) as { step: string; text: string } | null;
      return {
        id: step.id,
        title: firstOf(kit, step.title, read),
        lead: firstOf(kit, step.lead, read),
        verdict,
        content: read(ids.content) as readonly ContentView[],
        sections: sections
          .map((id) => read(id) as SectionView | null)
          .filter((section) => section !== null),
        outline: layout.outline,
        open: layout.open,
        missing: broken(placed, read)
          .filter(({ section }) => layout.open === null || section.id === layout.open)
          .map(({ section, field, violation }) => {
            const words = plain(reader.fill(field.missing, read));
            const said = violation.rule === 'required' && words !== '';
            const text = said ? words : message(kit, { section, field }, violation);
            return {
              ...reference({ section, field }, text),
              target: reachable(section, field, read),
            };
          }),
        errors:
          read(ids.refused) === true
            ? broken(placed, read)
                .filter(
                  ({ section, field }) =>
                    sectionKey(section) in layout.places &&
                    read(node.touched(fieldKey(section, field))) === true,
                )
                .map(({ section, field, violation }) =>
                  reference({ section, field }, message(kit, { section, field }, violation)),
                )
            : [],
        submit: submitView(kit, step, layout, verdict, read),
        lost: lostFields(placed, read),
        notice: notice?.step === step.id ? notice.text : null,
      };
    },
  });
}

function firstOf({ reader }: Kit, cases: readonly CompiledTextCase[], read: ReadNode): Text {
  const scope = reader.scope(read);
  const found = cases.find((candidate) => holds(candidate.when, scope));
  return found === undefined ? [] : reader.fill(found.text, read);
}

interface Broken extends PlacedField {
  readonly violation: Violation;
}

/** Fields that break a rule, with the rule that is named first. */
function broken(placed: readonly PlacedField[], read: ReadNode): readonly Broken[] {
  return placed.flatMap((entry) => {
    const id = node.violations(fieldNode(entry.section, entry.field));
    const violation = (read(id) as readonly Violation[])[0];
    return violation === undefined ? [] : [{ ...entry, violation }];
  });
}

const reference = ({ section, field }: PlacedField, text: string): FieldReference => ({
  section: section.id,
  field: field.name,
  target: targetOf(section, field),
  text,
});

/** The field's control; of a field that is not drawn yet, the first one that leads to it. */
function reachable(section: CompiledSection, field: CompiledField, read: ReadNode): string {
  const isShown = (candidate: CompiledField): boolean =>
    (read(node.field(fieldNode(section, candidate))) as FieldView).shown;
  const first = isShown(field) ? field : section.fields.find(isShown);
  return targetOf(section, first ?? field);
}

/** What was answered before a reload, could not be kept, and is not there again yet. */
function lostFields(placed: readonly PlacedField[], read: ReadNode): readonly FieldReference[] {
  const lost = new Set(read(node.lost) as readonly string[]);
  return placed
    .filter(({ section, field }) => {
      const id = node.relevant(fieldNode(section, field));
      return lost.has(fieldKey(section, field)) && read(id) === true;
    })
    .map((entry) => reference(entry, entry.field.subject));
}

function submitView(
  { journey, reader }: Kit,
  { submit }: CompiledStep,
  layout: Layout,
  verdict: Verdict,
  read: ReadNode,
): SubmitView | null {
  if (submit === null) return null;
  const run = read(node.run(submit.sequence)) as Run | undefined;
  const sequence = journey.sequences[submit.sequence];
  const view: RunView | null =
    run === undefined || sequence === undefined
      ? null
      : {
          status: run.status,
          title: reader.fill(sequence.title, read),
          steps: sequence.steps
            .filter((entry) => run.steps[entry.id] !== 'skipped')
            .map((entry) => {
              const status = run.steps[entry.id] ?? 'waiting';
              return {
                id: entry.id,
                name: entry.name,
                status: status === 'confirming' || status === 'skipped' ? 'running' : status,
              };
            }),
          marker: run.marker,
          message: run.message,
        };
  return {
    label: submit.label,
    ready: reader.fill(submit.ready, read),
    available: verdict === 'valid' && layout.complete,
    run: view,
  };
}
