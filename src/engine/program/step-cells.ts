import { joined, joinedLists } from '../graph';
import type {
  CommitView,
  ContentView,
  DialogView,
  FieldReference,
  JourneyState,
  SectionView,
  StepView,
  Verdict,
} from '../model';
import type { CompiledSection, CompiledStep } from '../../journey';
import type { Cell, Read } from './cell';
import { commitViewsCell } from './commit-views';
import { contentCell } from './content-cell';
import { dialogCell } from './dialog-cell';
import type { Kit } from './kit';
import { layoutCells, type LayoutCells } from './layout-cells';
import { pageCells, type PageCells } from './page-cells';
import { stepViewCell } from './step-view-cell';

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
