import { own } from '../answers/own';
import type {
  CommitView,
  CompiledStep,
  CompiledTextCase,
  ContentView,
  DialogView,
  LeftBehind,
  SectionView,
  StepView,
  Text,
  Verdict,
} from '../model';
import type { ReadNode } from '../graph';
import { holds } from '../rules';
import type { Attention } from './attention-nodes';
import { addCommitViews } from './commit-views';
import { addContent } from './content-nodes';
import { addDialog } from './dialog-nodes';
import type { Kit } from './kit';
import { node, sectionKey } from './names';
import type { Layout } from './layout';
import { addPage } from './page-nodes';
import { addSection } from './section-nodes';
import { addLayout } from './step-layout';
import { submitView } from './submit-view';

/** One step with all its sections. */
export function addStep(kit: Kit, step: CompiledStep): void {
  for (const section of step.sections) addSection(kit, section);
  addLayout(kit, step);
  addPage(kit, step);
  addDialog(kit, step);
  addContent(kit, `step:${step.id}`, step.content);
  addVerdict(kit, step);
  addCommitViews(kit, step);
  addView(kit, step);
}

function addVerdict({ add }: Kit, step: CompiledStep): void {
  const verdicts = step.sections
    .filter(({ present }) => present.as === 'page')
    .map((section) => node.verdict(sectionKey(section)));
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
  const all = step.sections.map((section) => ({
    id: section.id,
    as: section.present.as,
    place: node.place(sectionKey(section)),
    view: node.section(sectionKey(section)),
    attention: node.attention(sectionKey(section)),
  }));
  const sections = all.filter(({ as }) => as === 'page');
  const ids = {
    layout: node.layout(step.id),
    verdict: node.verdict(`step:${step.id}`),
    content: node.content(`step:${step.id}`),
    refused: node.refused(step.id),
    notice: node.notice,
    leftBehind: node.leftBehind,
    dialog: node.dialogView(step.id),
    commits: node.commitViews(step.id),
  };
  const bands = step.later === null ? [step] : [step, step.later];
  const titles = bands.flatMap(({ title, lead }) => [...title, ...lead]);
  const run = step.submit === null ? [] : [node.run(step.submit.sequence)];
  const saved = own(kit.journey.sequences, step.submit?.sequence ?? '')?.steps ?? [];

  add({
    id: node.step(step.id),
    needs: [
      ...Object.values(ids),
      ...run,
      ...all.flatMap(({ place, view, attention }) => [place, view, attention]),
      ...reader.needs(...titles.map((text) => text.when), ...saved.map((entry) => entry.when)),
      ...reader.textNeeds(
        ...titles.map((text) => text.text),
        ...(step.submit === null ? [] : [step.submit.ready]),
      ),
    ],
    compute: (read): StepView => {
      const layout = read(ids.layout) as Layout;
      const verdict = read(ids.verdict) as Verdict;
      const later = layout.begun ? step.later : null;
      const { title, lead, scene } = later ?? step;
      const content = read(ids.content) as readonly ContentView[];
      const commits = read(ids.commits) as readonly CommitView[];
      // Nothing can be sent: it is open, or another tab is about to send it.
      const isFrozen = commits.some(
        ({ place, says }) => place === 'panel' || says.some(({ id }) => id === 'otherTab'),
      );
      const notice = read(ids.notice) as { step: string; text: string } | null;
      const gather = (kind: keyof Attention, among: readonly Placed[]) =>
        among.flatMap(({ attention }) => (read(attention) as Attention)[kind]);
      return {
        id: step.id,
        title: firstOf(kit, title, read),
        lead: firstOf(kit, lead, read),
        scene,
        verdict,
        content: later === null ? content : content.filter(({ kind }) => kind !== 'banner'),
        sections: sections
          .map(({ view }) => read(view) as SectionView | null)
          .filter((section) => section !== null),
        outline: layout.outline,
        open: layout.open,
        missing: gather(
          'missing',
          sections.filter(({ id }) => layout.open === null || id === layout.open),
        ),
        // Of a draft too: what could not be saved is said with the rest.
        errors:
          read(ids.refused) === true
            ? gather(
                'errors',
                all.filter(({ as, place }) => as !== 'dialog' && read(place) !== null),
              )
            : [],
        lost: gather('lost', sections),
        leftBehind: read(ids.leftBehind) as LeftBehind | null,
        dialog: read(ids.dialog) as DialogView | null,
        submit: submitView(kit, step, layout, verdict, isFrozen, read),
        notice: notice?.step === step.id ? notice.text : null,
        commits,
      };
    },
  });
}

interface Placed {
  readonly attention: string;
}

function firstOf({ reader }: Kit, cases: readonly CompiledTextCase[], read: ReadNode): Text {
  const scope = reader.scope(read);
  const found = cases.find((candidate) => holds(candidate.when, scope));
  return found === undefined ? [] : reader.fill(found.text, read);
}
