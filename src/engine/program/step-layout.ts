import type { CompiledSection, CompiledStep, OutlineItem, Verdict } from '../model';
import type { Kit } from './kit';
import { node, sectionKey } from './names';
import type { Layout, Place } from './section-nodes';

/**
 * Which sections are on the page, and which one the person is in.
 * A section is on the page only when all earlier ones are valid (HOM-06); of those, the open one
 * is where the person is, and the rest are folded. Nothing folds by itself while it is answered.
 */
export function addLayout({ add }: Kit, step: CompiledStep): void {
  const sections = step.sections.map((section) => ({
    section,
    relevant: node.relevant(sectionKey(section)),
    visible: node.visible(sectionKey(section)),
    verdict: node.verdict(sectionKey(section)),
  }));
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
          visible: read(entry.visible) === true,
          valid: (read(entry.verdict) as Verdict) === 'valid',
        }));
      return step.progressive
        ? progressive(relevant, read(node.open(step.id)), read(node.reached(step.id)))
        : allOpen(relevant);
    },
  });
}

interface Entry {
  readonly section: CompiledSection;
  readonly visible: boolean;
  readonly valid: boolean;
}

function progressive(entries: readonly Entry[], open: unknown, reached: unknown): Layout {
  const positionOf = (id: unknown): number => entries.findIndex((entry) => entry.section.id === id);
  const beyond = entries.length;
  const gap = orBeyond(
    entries.findIndex((entry) => !entry.valid),
    beyond,
  );
  const chosen = orBeyond(positionOf(open), beyond);
  const current = Math.min(gap, chosen);
  const furthest = Math.max(positionOf(reached), current === beyond ? beyond - 1 : current);
  const places: Record<string, Place> = {};
  entries.forEach(({ section, visible, valid }, position) => {
    const passed = valid && position < gap && position <= furthest;
    // What asks nothing cannot be folded into an answer: it stands open once nothing else is.
    const closing = section.fields.length === 0;
    const onPage = closing ? passed && current === beyond : position <= current || passed;
    if (!onPage || !visible) return;
    places[sectionKey(section)] = {
      status: position === current || closing ? 'open' : 'folded',
      number: position + 1,
    };
  });
  const outline = entries.map(({ section, valid }, position): OutlineItem => ({
    section: section.id,
    name: section.name,
    status: position === current ? 'current' : valid && position <= furthest ? 'done' : 'later',
  }));
  return {
    open: entries[current]?.section.id ?? null,
    places,
    outline,
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
    outline: entries.map(({ section, valid }) => ({
      section: section.id,
      name: section.name,
      status: valid ? 'done' : 'current',
    })),
    complete: true,
  };
}

const orBeyond = (position: number, beyond: number): number =>
  position === -1 ? beyond : position;
