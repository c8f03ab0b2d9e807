import type {
  CompiledReaction,
  CompiledSection,
  CompiledSequence,
  CompiledStep,
  CompiledText,
  SayId,
} from '../../journey';
import { holds, type Scope } from '../../rules';
import { own } from '../answers/path';
import { joined, joinedLists } from '../graph';
import type {
  CommitView,
  ContentView,
  DialogView,
  FieldReference,
  JourneyState,
  Run,
  RunView,
  SectionView,
  StepView,
  SubmitView,
  Verdict,
} from '../model';
import { plain } from '../text';
import { commitViewsCell } from './commit-views';
import { contentCell } from './content-cell';
import { dialogCell } from './dialog-cell';
import type { Cell, Kit, Read } from './kit';
import { type Layout, layoutCells, type LayoutCells } from './layout-cells';
import { firstOf } from './reader';
import { markOf } from './resolver';

/** One step with all its sections. What is put together from many stands in a cell of its own. */
export interface StepCells extends LayoutCells, PageCells {
  readonly verdict: Cell<Verdict>;
  readonly sections: Cell<readonly SectionView[]>;
  /** Of the sections in the flow: what is missing, and what was lost. */
  readonly missing: Cell<readonly FieldReference[]>;
  readonly lost: Cell<readonly FieldReference[]>;
  /** Of what is drawn; of drafts too, for what could not be saved is said with the rest. */
  readonly errors: Cell<readonly FieldReference[]>;
  readonly content: Cell<readonly ContentView[]>;
  readonly dialog: Cell<DialogView | null>;
  readonly commits: Cell<readonly CommitView[]>;
  readonly view: Cell<StepView>;
}

export function stepCells(kit: Kit, step: CompiledStep): StepCells {
  const { id, sections } = step;
  const flow = sections.filter(({ present }) => present.as === 'page');
  const drawn = sections.filter(({ present }) => present.as !== 'dialog');
  const cellsOf = (section: CompiledSection) => kit.cells.section(section);
  return {
    ...layoutCells(kit, step),
    ...pageCells(kit, step),
    verdict: joined<JourneyState, CompiledSection, Verdict>(
      `verdict of ${id}`,
      flow,
      (some, read) => worst(some.map((section) => read(cellsOf(section).verdict))),
      worst,
    ),
    sections: joinedLists(`sections of ${id}`, flow, (section, read: Read) => {
      const view = read(cellsOf(section).view);
      return view === null ? [] : [view];
    }),
    missing: joinedLists(`what is missing in ${id}`, flow, (section, read: Read) =>
      read(cellsOf(section).missing),
    ),
    lost: joinedLists(`what was lost of ${id}`, flow, (section, read: Read) =>
      read(cellsOf(section).lost),
    ),
    errors: joinedLists(`errors of ${id}`, drawn, (section, read: Read) =>
      read(cellsOf(section).place) === null ? [] : read(cellsOf(section).errors),
    ),
    content: contentCell(kit, step.content, `content of ${id}`),
    dialog: dialogCell(kit, step),
    commits: commitViewsCell(kit, step),
    view: stepViewCell(kit, step),
  };
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('invalid')) return 'invalid';
  return verdicts.includes('pending') ? 'pending' : 'valid';
}

export interface OnPage {
  readonly section: CompiledSection;
  /** Key among those entered in this visit. */
  readonly mark: string;
  readonly status: 'open' | 'folded';
}

interface PageCells {
  /** Sections that count now. */
  readonly counting: Cell<readonly CompiledSection[]>;
  /** Their reactions, in order. */
  readonly reactions: Cell<readonly CompiledReaction[]>;
  /** Sections that are drawn, dialogs and drafts too. */
  readonly onPage: Cell<readonly OnPage[]>;
  /** Those of them that have not been entered in this visit. */
  readonly fresh: Cell<readonly OnPage[]>;
}

function pageCells(kit: Kit, { id, sections }: CompiledStep): PageCells {
  const onPage = (section: CompiledSection, read: Read): readonly OnPage[] => {
    const place = read(kit.cells.section(section).place);
    if (place === null) return [];
    return [{ section, mark: markOf(section), status: place.status }];
  };
  const isRelevant = (section: CompiledSection, read: Read): boolean =>
    read(kit.cells.section(section).relevant);
  return {
    counting: joinedLists(`what counts of ${id}`, sections, (section, read: Read) =>
      isRelevant(section, read) ? [section] : [],
    ),
    reactions: joinedLists(`reactions of ${id}`, sections, (section, read: Read) =>
      isRelevant(section, read) ? section.reactions : [],
    ),
    onPage: joinedLists(`page of ${id}`, sections, onPage),
    fresh: joinedLists(`what is new on the page of ${id}`, sections, (section, read: Read) =>
      onPage(section, read).filter(({ mark }) => !read(kit.state.entered(mark))),
    ),
  };
}

/** Nothing can be sent: another tab is about to, or it may be done already, which is asked about first. */
const freezing: readonly SayId[] = ['otherTab', 'hint'];

/** How a step is drawn. */
const stepViewCell = (kit: Kit, step: CompiledStep): Cell<StepView> => ({
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

/** The button at the end of a step, and how far its sequence is. */
function submitView(
  { journey, reader, state }: Kit,
  { submit }: CompiledStep,
  layout: Layout,
  verdict: Verdict,
  isFrozen: boolean,
  read: Read,
): SubmitView | null {
  if (submit === null || !holds(submit.when ?? true, reader.scope(read))) return null;
  const run = read(state.run(submit.sequence));
  const sequence = own(journey.sequences, submit.sequence);
  return {
    label: plain(reader.fill(submit.label, read)),
    ready: reader.fill(submit.ready, read),
    text: reader.fill(submit.text ?? [], read),
    available: verdict === 'valid' && layout.complete && !isFrozen,
    deliberate: submit.deliberate,
    run:
      run === null || sequence === undefined
        ? null
        : {
            status: run.status,
            title: reader.fill(sequence.title, read),
            steps: stepsOf(
              sequence,
              run,
              reader.scope(read, { with: run.with, run: { unsure: run.unsure } }),
            ),
            marker: run.marker,
            message: run.message,
            mends: mendsOf(sequence, run, reader.scope(read), (text) =>
              plain(reader.fill(text, read)),
            ),
          },
  };
}

/** What puts right the step that failed: one that was answered, and not with what was wanted. */
function mendsOf(
  { steps }: CompiledSequence,
  run: Run,
  scope: Scope,
  wordsOf: (text: CompiledText) => string,
): RunView['mends'] {
  const failed = steps.find(({ id }) => run.steps[id] === 'failed');
  if (run.status !== 'failed' || failed?.mends === undefined) return null;
  if (scope.status(failed.use.as) !== 'ready') return null;
  const { section, label } = failed.mends;
  return { section, label: wordsOf(label) };
}

/** Those that run for this person: one that will be left out is not counted. */
function stepsOf(sequence: CompiledSequence, run: Run, scope: Scope): RunView['steps'] {
  return sequence.steps.flatMap(({ id, name, when }) => {
    const status = run.steps[id] ?? 'waiting';
    if (status === 'skipped' || (status === 'waiting' && !holds(when, scope))) return [];
    return [{ id, name, status }];
  });
}
