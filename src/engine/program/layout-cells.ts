import { joined, joinedLists, once } from '../graph';
import type { JourneyState, OutlineItem } from '../model';
import type { CompiledSection, CompiledStep } from '../../journey';
import type { Cell, Kit, Read } from './kit';
import type { Place } from './section-cells';

/**
 * Where the person is in a step. Sections are counted as they stand in the journey, from 0;
 * `Infinity` is beyond the last, -1 before the first.
 */
export interface Layout {
  /** Id of the section that the person is in; null beyond the last, and where all are open. */
  readonly open: string | null;
  readonly current: number;
  /** The first that is not settled. */
  readonly gap: number;
  /** The last that has been reached. */
  readonly furthest: number;
  /** More than the first section has been reached. */
  readonly begun: boolean;
  /** Every section has been reached and is settled: it may be submitted. */
  readonly complete: boolean;
}

/** The layout as far as a section can tell it by its own position. */
interface NearLayout {
  readonly current: number;
  readonly furthest: number;
  /** The last that has been reached and has no gap before it. */
  readonly passed: number;
  /** The person is beyond the last section, or all are open. */
  readonly ended: boolean;
}

/** Which sections are on the page, and which one the person is in. */
export interface LayoutCells {
  readonly layout: Cell<Layout>;
  /** The same as the section and its neighbours see it: what changes far from them is the same to them. */
  readonly near: (section: CompiledSection) => Cell<NearLayout>;
  /** Of each section of the step; 0 for one that is not in the flow. */
  readonly numbers: Cell<readonly number[]>;
  readonly outline: Cell<readonly OutlineItem[]>;
  readonly positionOf: (section: CompiledSection) => number;
}

/**
 * A section is on the page only when all earlier ones are settled (HOM-06); of those, the open one
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
        (each) => isRelevant(kit, each, read) && !isSettled(kit, each, read),
      );
      return found === undefined ? Infinity : positionOf(found);
    },
    (gaps) => Math.min(...gaps),
  );
  const layout: Cell<Layout> = {
    name: `layout of ${step.id}`,
    isSteady: true,
    compute: (read) => (step.progressive ? progress(kit, step, read, { relevant, gap }) : allOpen),
  };
  const nearOf = once((block: number) => nearCell(layout, step, block));
  return {
    positionOf,
    layout,
    near: (section) => nearOf(Math.floor(positionOf(section) / neighbours)),
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

/** Valid, and nothing in it waits to be confirmed, nor the section to be visited. */
const isSettled = ({ cells }: Kit, section: CompiledSection, read: Read): boolean =>
  read(cells.section(section).settled);

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
    complete: furthest >= last && gap === Infinity,
  };
}

/** How many sections see the layout alike. */
const neighbours = 32;

/** Whatever lies before or behind the block lies just before or behind it. */
function nearCell(layout: Cell<Layout>, { id }: CompiledStep, block: number): Cell<NearLayout> {
  const first = block * neighbours;
  const within = (position: number): number =>
    Math.max(first - 1, Math.min(position, first + neighbours));
  return {
    name: `layout of ${id} near section ${first + 1}`,
    isSteady: true,
    compute: (read) => {
      const { current, gap, furthest } = read(layout);
      return {
        current: within(current),
        furthest: within(furthest),
        passed: within(Math.min(furthest, gap - 1)),
        ended: current === Infinity,
      };
    },
  };
}

/** Where a section of the flow is drawn now; null while it is not. */
export function placeInFlow(kit: Kit, section: CompiledSection, read: Read): Place | null {
  const step = kit.resolver.steps.get(section.step);
  if (step === undefined || !isInFlow(kit, section, read)) return null;
  const { near, numbers, positionOf } = kit.cells.step(step);
  const position = positionOf(section);
  const number = read(numbers)[position] ?? 0;
  if (!step.progressive) return { status: 'open', number };
  const { current, passed, ended } = read(near(section));
  const isPassed = position <= passed && isValid(kit, section, read);
  // What asks nothing cannot be folded into an answer: it stands open once nothing else is.
  const isClosing = section.fields.length === 0;
  const isOnPage = isClosing ? isPassed && ended : position < current || isPassed;
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
  const { id, name, chapter } = section;
  const status = statusOf(kit, step, section, read);
  return [{ section: id, name, ...(chapter !== undefined && { chapter }), status }];
}

function statusOf(
  kit: Kit,
  step: CompiledStep,
  section: CompiledSection,
  read: Read,
): OutlineItem['status'] {
  if (!step.progressive) return isValid(kit, section, read) ? 'done' : 'current';
  const { near, positionOf } = kit.cells.step(step);
  const { current, furthest, ended } = read(near(section));
  if (section.fields.length === 0) return ended ? 'current' : 'later';
  const position = positionOf(section);
  if (position === current) return 'current';
  return position <= furthest && isSettled(kit, section, read) ? 'done' : 'later';
}
