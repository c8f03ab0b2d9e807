import type { CompiledField, CompiledSection } from '../../journey';
import { holds } from '../../rules';
import { own } from '../answers/path';
import { joined } from '../graph';
import type { ActionView, FieldView, JourneyState, LookupView, SectionView, Text } from '../model';
import type { Cell, Kit } from './kit';
import { firstOf, saidNow } from './reader';

/** A section as the page draws it; null while it is not on the page. */
export function sectionViewCell(
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<SectionView | null> {
  const fields = fieldsCell(kit, section, `fields in the ${name}`);
  return {
    name,
    compute: (read) => {
      const { reader, cells } = kit;
      const own = cells.section(section);
      const place = read(own.place);
      if (place === null) return null;
      const summary = read(own.summary);
      return {
        id: section.id,
        number: place.number,
        title: saidNow(kit, section.titles, section.title, read),
        name: section.name,
        lead: reader.fill(section.lead, read),
        verdict: read(own.verdict),
        status: place.status,
        schema: section.schema,
        uiSchema: section.uiSchema,
        fields: read(fields),
        groups: read(own.groups),
        content: read(own.content),
        actions: read(own.actions),
        lookups: read(own.lookups),
        summary: summary.answer,
        summaryNote: summary.note,
        confirm: read(own.waits) ? firstOf(kit, section.confirm ?? [], read) : [],
      };
    },
  };
}

/** How its fields are drawn, by name. */
const fieldsCell = (
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<SectionView['fields']> =>
  joined<JourneyState, CompiledField, SectionView['fields']>(
    name,
    section.fields,
    (some, read) =>
      Object.fromEntries(
        some.map((field) => [field.name, read(kit.cells.field({ section, field }).view)]),
      ),
    (parts) => parts.reduce<Record<string, FieldView>>((all, part) => Object.assign(all, part), {}),
  );

/**
 * Lookups that a section tells of: those it needs, those its options come from, those whose answer
 * it takes, and those that one of its buttons makes, for whoever pressed it is owed an answer.
 */
function lookupsOf(section: CompiledSection): readonly string[] {
  const fromOptions = section.fields.flatMap((field) =>
    field.options?.kind === 'lookup' ? [field.options.lookup] : [],
  );
  const pressed = section.reactions
    .filter(({ on }) => on.kind === 'pressed')
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map(({ as }) => as)));
  const taken = section.reactions.flatMap(({ on }) => (on.kind === 'succeeded' ? [on.lookup] : []));
  return [...new Set([...section.needs, ...fromOptions, ...pressed, ...taken])];
}

/** Those of them that are on their way, or failed. */
export function sectionLookupsCell(
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<readonly LookupView[]> {
  const names = lookupsOf(section);
  return {
    name,
    compute: (read) => {
      const { journey, reader, state } = kit;
      return names.flatMap((as): readonly LookupView[] => {
        const lookup = read(state.lookup(as));
        if (lookup.status !== 'loading' && lookup.status !== 'failed') return [];
        const call = own(journey.calls, lookup.call);
        const text = lookup.status === 'loading' ? call?.busy : call?.failed;
        return [{ name: as, status: lookup.status, text: reader.fill(text ?? [], read) }];
      });
    },
  };
}

/** The buttons of a section that can be pressed now. */
export const actionsCell = (
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<readonly ActionView[]> => ({
  name,
  compute: (read) => {
    const { reader, state } = kit;
    const scope = reader.scope(read);
    return section.actions
      .filter((action) => holds(action.enabled, scope))
      .map((action) => ({
        id: action.id,
        label: reader.fill(action.label, read),
        beside: action.beside,
        block: action.block,
        look: action.look,
        busy: lookupsCalledBy(section, action.id).some(
          (lookup) => read(state.lookup(lookup)).status === 'loading',
        ),
      }));
  },
});

/** Lookups that a press of the action calls. */
const lookupsCalledBy = (section: CompiledSection, action: string): readonly string[] =>
  section.reactions
    .filter(({ on }) => on.kind === 'pressed' && on.action === action)
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map((use) => use.as)));

export interface Summary {
  readonly answer: Text;
  readonly note: Text;
}

/** What the folded line of a section says. */
export const summaryCell = (kit: Kit, section: CompiledSection, name: string): Cell<Summary> => ({
  name,
  compute: (read) => ({
    answer: firstOf(kit, section.summary, read),
    note: firstOf(kit, section.summaryNote, read),
  }),
});
