import type { CompiledSection, CompiledStep, OutlineItem, Verdict } from '../model';
import type { Kit } from './kit';
import { node, sectionKey } from './names';
import type { Layout, Place } from './layout';

/**
 * Which sections are on the page, and which one the person is in.
 * A section is on the page only when all earlier ones are valid (HOM-06); of those, the open one
 * is where the person is, and the rest are folded. Nothing folds by itself while it is answered.
 */
export function addLayout({ add }: Kit, step: CompiledStep): void {
  const sections = pageSectionsOf(step).map(([section, order]) => ({
    section,
    order,
    relevant: node.relevant(sectionKey(section)),
    visible: node.visible(sectionKey(section)),
    verdict: node.verdict(sectionKey(section)),
  }));
  /** Of the last section with this id: that one may not be relevant any more. */
  const orderOf = (id: unknown): number =>
    step.sections.findLastIndex((section) => section.id === id);
  add({
    id: node.layout(step.id),
    needs: [
      node.open(step.id),
      node.reached(step.id),
      ...sections.flatMap((entry) => [entry.relevant, entry.visible, entry.verdict]),
    ],
    compute: (read): Layout => {
      const relevant = sections
        .filter((entry) => read(entry.relevant) === true)
        .map((entry) => ({
          section: entry.section,
          order: entry.order,
          visible: read(entry.visible) === true,
          valid: (read(entry.verdict) as Verdict) === 'valid',
        }));
      return step.progressive
        ? progressive(relevant, read(node.open(step.id)), orderOf(read(node.reached(step.id))))
        : allOpen(relevant);
    },
  });
}

/** Sections in the flow of the page, each with its place among all. */
const pageSectionsOf = ({
  sections,
}: CompiledStep): readonly (readonly [CompiledSection, number])[] =>
  sections
    .map((section, order) => [section, order] as const)
    .filter(([{ present }]) => present.as === 'page');

interface Entry {
  readonly section: CompiledSection;
  /** Among all sections of the step. */
  readonly order: number;
  readonly visible: boolean;
  readonly valid: boolean;
}

function progressive(entries: readonly Entry[], open: unknown, reached: number): Layout {
  const beyond = entries.length;
  const gap = orBeyond(
    entries.findIndex((entry) => !entry.valid),
    beyond,
  );
  const chosen = orBeyond(
    entries.findIndex((entry) => entry.section.id === open),
    beyond,
  );
  const current = Math.min(gap, chosen);
  const furthest = Math.max(
    entries.findLastIndex((entry) => entry.order <= reached),
    current === beyond ? beyond - 1 : current,
  );
  const places: Record<string, Place> = {};
  entries.forEach(({ section, visible, valid }, position) => {
    const passed = valid && position < gap && position <= furthest;
    // What asks nothing cannot be folded into an answer: it stands open once nothing else is.
    const closing = section.fields.length === 0;
    const onPage = closing ? passed && current === beyond : position < current || passed;
    if (!visible || !(onPage || position === current)) return;
    places[sectionKey(section)] = {
      status: position === current || closing ? 'open' : 'folded',
      number: numberOf(entries, position),
    };
  });
  const outline = entries.flatMap(({ section, visible, valid }, position): OutlineItem[] => {
    if (!visible) return [];
    const asks = section.fields.length > 0;
    const passed = asks && valid && position <= furthest ? 'done' : 'later';
    const here = asks ? position === current : current === beyond;
    const status = here ? 'current' : passed;
    return [{ section: section.id, name: section.name, status }];
  });
  return {
    open: entries[current]?.section.id ?? null,
    places,
    outline,
    begun: furthest > 0,
    complete: furthest >= beyond - 1,
  };
}

function allOpen(entries: readonly Entry[]): Layout {
  const shown = entries.filter((entry) => entry.visible);
  return {
    open: null,
    places: Object.fromEntries(
      shown.map(({ section }, position) => [
        sectionKey(section),
        { status: 'open' as const, number: position + 1 },
      ]),
    ),
    outline: shown.map(({ section, valid }) => ({
      section: section.id,
      name: section.name,
      status: valid ? 'done' : 'current',
    })),
    begun: false,
    complete: true,
  };
}

/** As people count: what is not shown has no number. */
const numberOf = (entries: readonly Entry[], position: number): number =>
  entries.slice(0, position + 1).filter((entry) => entry.visible).length;

const orBeyond = (position: number, beyond: number): number =>
  position === -1 ? beyond : position;
