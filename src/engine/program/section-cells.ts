import { type CompiledField, type CompiledSection, sectionKey } from '../../journey';
import { areRelated, equal, holds, isEmpty } from '../../rules';
import { own } from '../answers/path';
import { anyOf } from '../graph';
import { usesInnerLists } from '../seldom';
import type {
  ActionView,
  ContentView,
  FieldReference,
  Json,
  JsonObject,
  LookupView,
  SectionView,
  Verdict,
} from '../model';
import { attentionCells } from './attention-cells';
import { contentCell } from './content-cell';
import type { Cell, Kit, Read } from './kit';
import { placeInFlow } from './layout-cells';
import { hostsOf, itemKeyOf, listKeyOf, markOf, type PlacedField } from './resolver';
import {
  actionsCell,
  sectionLookupsCell,
  sectionViewCell,
  type Summary,
  summaryCell,
} from './section-view';
import { isUnsaved } from './violations';

/** One section. */
export interface SectionCells {
  readonly relevant: Cell<boolean>;
  readonly visible: Cell<boolean>;
  readonly verdict: Cell<Verdict>;
  /** Something in it that a rule gave is to be confirmed (P26). */
  readonly waits: Cell<boolean>;
  /** It is valid, and waits neither to be confirmed nor to be visited. */
  readonly settled: Cell<boolean>;
  /** Of the draft that it asks for, if it is the section of an item. */
  readonly drafted: Cell<Drafted | null>;
  readonly lookups: Cell<readonly LookupView[]>;
  readonly content: Cell<readonly ContentView[]>;
  readonly groups: Cell<SectionView['groups']>;
  readonly actions: Cell<readonly ActionView[]>;
  readonly summary: Cell<Summary>;
  /** Fields that break a rule, said or not. */
  readonly missing: Cell<readonly FieldReference[]>;
  /** Fields that break a rule, and it may be said. */
  readonly errors: Cell<readonly FieldReference[]>;
  /** Fields that were answered before a reload, could not be kept, and are not there again yet. */
  readonly lost: Cell<readonly FieldReference[]>;
  /** Where it is drawn now; null while it is not. */
  readonly place: Cell<Place | null>;
  /** How it is drawn; null while it is not. */
  readonly view: Cell<SectionView | null>;
}

export function sectionCells(kit: Kit, section: CompiledSection): SectionCells {
  const key = sectionKey(section);
  const list = listKeyOf(section);
  const gate = list === null ? null : { list, hosts: hostsOf(kit.journey, section) };
  return {
    relevant: {
      name: `relevance of ${key}`,
      compute: (read) =>
        isGateOpen(kit, gate, read) && holds(section.relevant, kit.reader.scope(read)),
    },
    visible: {
      name: `visibility of ${key}`,
      compute: (read) => holds(section.visible, kit.reader.scope(read)),
    },
    verdict: verdictCell(kit, section, `verdict of ${key}`),
    waits: waitsCell(kit, section, `waiting of ${key}`),
    settled: {
      name: `settled ${key}`,
      compute: (read) => {
        const own = kit.cells.section(section);
        return (
          read(own.verdict) === 'valid' && !read(own.waits) && !isUnvisited(kit, section, read)
        );
      },
    },
    drafted: draftedCell(kit, section),
    lookups: sectionLookupsCell(kit, section, `lookups of ${key}`),
    content: contentCell(kit, section.content, `content of ${key}`, section),
    groups: groupsCell(kit, section, `groups of ${key}`),
    actions: actionsCell(kit, section, `actions of ${key}`),
    summary: summaryCell(kit, section, `summary of ${key}`),
    ...attentionCells(kit, section),
    place: placeCell(kit, section, `place of ${key}`),
    view: sectionViewCell(kit, section, `view of ${key}`),
  };
}

const groupsCell = (
  { reader }: Kit,
  { groups }: CompiledSection,
  name: string,
): Cell<SectionView['groups']> => ({
  name,
  compute: (read) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, { title, text }]) => [
        group,
        { title: reader.fill(title, read), text: reader.fill(text, read) },
      ]),
    ),
});

interface Gate {
  readonly list: string;
  readonly hosts: readonly PlacedField[];
}

/** The section of an item counts only while its list counts and a draft of it is open. */
const isGateOpen = ({ state, cells }: Kit, gate: Gate | null, read: Read): boolean =>
  gate === null ||
  (read(state.draft(gate.list)) !== null &&
    gate.hosts.some((host) => read(cells.field(host).relevant)));

function verdictCell(kit: Kit, section: CompiledSection, name: string): Cell<Verdict> {
  const { needs, fields } = section;
  const isWrong = anyOf(
    `${name}: anything wrong`,
    fields,
    (field, read: Read) => read(kit.cells.field({ section, field }).violations).length > 0,
  );
  return {
    name,
    compute: (read) => {
      const { cells, state } = kit;
      if (!read(cells.section(section).relevant)) return 'valid';
      const statuses = needs.map((lookup) => read(state.lookup(lookup)).status);
      if (statuses.some((status) => status === 'loading' || status === 'failed')) return 'pending';
      if (read(isWrong)) return 'invalid';
      return statuses.every((status) => status === 'ready') ? 'valid' : 'pending';
    },
  };
}

function waitsCell(kit: Kit, section: CompiledSection, name: string): Cell<boolean> {
  const { confirm, fields } = section;
  if (confirm === undefined) return { name, compute: () => false };
  return {
    name,
    compute: (read) => {
      const { cells, state } = kit;
      const { verdict, visible } = cells.section(section);
      const presumed = Object.keys(read(state.presumed));
      return (
        read(verdict) === 'valid' &&
        read(visible) &&
        fields.some(
          ({ path }) =>
            presumed.some((each) => areRelated(each, path)) && !isEmpty(read(cells.answer(path))),
        )
      );
    },
  };
}

/** It must be visited, and nobody has gone on from it (P27). */
const isUnvisited = (
  { cells, reader, state }: Kit,
  section: CompiledSection,
  read: Read,
): boolean =>
  section.visited !== undefined &&
  !read(state.visited(markOf(section))) &&
  read(cells.section(section).visible) &&
  holds(section.visited, reader.scope(read));

/** Where a section stands on the page. */
export interface Place {
  readonly status: 'open' | 'folded';
  readonly number: number;
}

/** Without a number: it is no part of the page's flow. */
const apart: Place = { status: 'open', number: 0 };

/** Where a section is drawn now; null while it is not. */
function placeCell(kit: Kit, section: CompiledSection, name: string): Cell<Place | null> {
  const { present } = section;
  switch (present.as) {
    case 'page':
      return { name, compute: (read) => placeInFlow(kit, section, read) };
    case 'dialog':
      return {
        name,
        compute: (read) => {
          const { state, cells } = kit;
          const isOpen = read(state.dialog)?.section === section.id;
          return isOpen && read(cells.section(section).relevant) ? apart : null;
        },
      };
    case 'item': {
      const hosts = hostsOf(kit.journey, section);
      return {
        name,
        compute: (read) => {
          const { cells } = kit;
          const isDrawn =
            read(cells.section(section).relevant) &&
            hosts.some((host) => read(cells.section(host.section).place) !== null);
          return isDrawn ? apart : null;
        },
      };
    }
  }
}

/** An open draft as the item that it would become. */
interface Drafted {
  readonly item: JsonObject;
  /** Somebody would lose an answer if it were dropped. */
  readonly unsaved: boolean;
}

/** What the draft of a list holds, by the section that asks for an item; null while none is open. */
function draftedCell(kit: Kit, section: CompiledSection): Cell<Drafted | null> {
  const name = `draft of ${sectionKey(section)}`;
  const key = listKeyOf(section);
  if (key === null) return { name, compute: () => null };
  return {
    name,
    compute: (read) => {
      const { cells, state } = kit;
      const draft = read(state.draft(key));
      if (draft === null) return null;
      const asked = section.fields.filter((field) =>
        read(cells.field({ section, field }).relevant),
      );
      const itemOf = (valueOf: (field: CompiledField) => Json): JsonObject =>
        Object.fromEntries(
          asked
            .map((field) => [itemKeyOf(field), valueOf(field)] as const)
            .filter(([, value]) => value !== null),
        );
      const item = itemOf((field) => read(cells.answer(field.path)));
      const begun = itemOf((field) => own(draft.begun, field.path) ?? null);
      const unsaved =
        (usesInnerLists && asked.some((field) => isUnsaved(kit, { section, field }, read))) ||
        (draft.answered && !equal(item, begun));
      return { item, unsaved };
    },
  };
}
