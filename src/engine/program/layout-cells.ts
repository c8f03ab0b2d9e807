import { joined, joinedLists } from '../graph';
import type { CompiledSection, CompiledStep, JourneyState, OutlineItem } from '../model';
import type { Cell, Read } from './cell';
import type { Kit } from './kit';
import type { Place } from './place-cell';

/**
 * Where the person is in a step. Sections are counted as they stand in the journey, from 0;
 * `Infinity` is beyond the last, -1 before the first.
 */
export interface Layout {
  /** Id of the section that the person is in; null beyond the last, and where all are open. */
  readonly open: string | null;
  readonly current: number;
  /** The first that is not valid. */
  readonly gap: number;
  /** The last that has been reached. */
  readonly furthest: number;
  /** More than the first section has been reached. */
  readonly begun: boolean;
  /** Every section has been reached: what is valid may be submitted. */
  readonly complete: boolean;
}

/** Which sections are on the page, and which one the person is in. */
export interface LayoutCells {
  readonly layout: Cell<Layout>;
  /** Of each section of the step; 0 for one that is not in the flow. */
  readonly numbers: Cell<readonly number[]>;
  readonly outline: Cell<readonly OutlineItem[]>;
  readonly positionOf: (section: CompiledSection) => number;
}

/**
 * A section is on the page only when all earlier ones are valid (HOM-06); of those, the open one
 * is where the person is, and the rest are folded. Nothing folds by itself while it is answered.
 */
export function layoutCells(kit: Kit, step: CompiledStep): LayoutCells {
  const positions = new Map(step.sections.map((section, position) => [section, position]));
  const positionOf = (section: CompiledSection): number => positions.get(section) ?? -1;
  const flow = step.sections.filter(({ present }) => present.as === 'page');
  const relevant = joinedLists(`flow of ${step.id}`, flow, (section, read: Read) =>
    isRelevant(kit, section, read) ? [positionOf(section)] : [],
  );
  const shown = joinedLists(`what is shown of ${step.id}`, flow, (section, read: Read) =>
    isInFlow(kit, section, read) ? [positionOf(section)] : [],
  );
  const gap = joined<JourneyState, CompiledSection, number>(
    `first gap of ${step.id}`,
    flow,
    (sections, read) => {
      const found = sections.find(
        (each) => isRelevant(kit, each, read) && !isValid(kit, each, read),
      );
      return found === undefined ? Infinity : positionOf(found);
    },
    (gaps) => Math.min(...gaps),
  );
  return {
    positionOf,
    layout: {
      name: `layout of ${step.id}`,
      isSteady: true,
      compute: (read) =>
        step.progressive ? progress(kit, step, read, { relevant, gap }) : allOpen,
    },
    numbers: {
      name: `numbers of ${step.id}`,
      isSteady: true,
      compute: (read) => {
        const numbers = step.sections.map(() => 0);
        read(shown).forEach((position, index) => {
          numbers[position] = index + 1;
        });
        return numbers;
      },
    },
    outline: joinedLists(`outline of ${step.id}`, flow, (section, read) =>
      outlineItem(kit, step, section, read),
    ),
  };
}

const isRelevant = ({ cells }: Kit, section: CompiledSection, read: Read): boolean =>
  read(cells.section(section).relevant);

const isInFlow = (kit: Kit, section: CompiledSection, read: Read): boolean =>
  isRelevant(kit, section, read) && read(kit.cells.section(section).visible);

const isValid = ({ cells }: Kit, section: CompiledSection, read: Read): boolean =>
  read(cells.section(section).verdict) === 'valid';

const allOpen: Layout = {
  open: null,
  current: Infinity,
  gap: Infinity,
  furthest: Infinity,
  begun: false,
  complete: true,
};

function progress(
  { state }: Kit,
  { id, sections }: CompiledStep,
  read: Read,
  cells: { readonly relevant: Cell<readonly number[]>; readonly gap: Cell<number> },
): Layout {
  const positions = read(cells.relevant);
  const gap = read(cells.gap);
  const open = read(state.open(id));
  const reachedId = read(state.reached(id));
  // Of the last section with this id: that one may not be relevant any more.
  const reached = sections.findLastIndex((section) => section.id === reachedId);
  const chosen = positions.find((position) => sections[position]?.id === open) ?? Infinity;
  const current = Math.min(gap, chosen);
  const last = positions.at(-1) ?? -1;
  const furthest = Math.max(
    positions.findLast((position) => position <= reached) ?? -1,
    current === Infinity ? last : current,
  );
  return {
    open: sections[current]?.id ?? null,
    current,
    gap,
    furthest,
    begun: furthest > (positions[0] ?? Infinity),
    complete: furthest >= last,
  };
}

/** Where a section of the flow is drawn now; null while it is not. */
export function placeInFlow(kit: Kit, section: CompiledSection, read: Read): Place | null {
  const step = kit.resolver.steps.get(section.step);
  if (step === undefined || !isInFlow(kit, section, read)) return null;
  const { layout, numbers, positionOf } = kit.cells.step(step);
  const position = positionOf(section);
  const number = read(numbers)[position] ?? 0;
  if (!step.progressive) return { status: 'open', number };
  const { current, gap, furthest } = read(layout);
  const isPassed = position < gap && position <= furthest && isValid(kit, section, read);
  // What asks nothing cannot be folded into an answer: it stands open once nothing else is.
  const isClosing = section.fields.length === 0;
  const isOnPage = isClosing ? isPassed && current === Infinity : position < current || isPassed;
  if (!isOnPage && position !== current) return null;
  return { status: position === current || isClosing ? 'open' : 'folded', number };
}

function outlineItem(
  kit: Kit,
  step: CompiledStep,
  section: CompiledSection,
  read: Read,
): readonly OutlineItem[] {
  if (!isInFlow(kit, section, read)) return [];
  return [{ section: section.id, name: section.name, status: statusOf(kit, step, section, read) }];
}

function statusOf(
  kit: Kit,
  step: CompiledStep,
  section: CompiledSection,
  read: Read,
): OutlineItem['status'] {
  if (!step.progressive) return isValid(kit, section, read) ? 'done' : 'current';
  const { layout, positionOf } = kit.cells.step(step);
  const { current, furthest } = read(layout);
  if (section.fields.length === 0) return current === Infinity ? 'current' : 'later';
  const position = positionOf(section);
  if (position === current) return 'current';
  return position <= furthest && isValid(kit, section, read) ? 'done' : 'later';
}
