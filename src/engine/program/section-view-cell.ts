import { joined } from '../graph';
import type { FieldView, JourneyState, SectionView } from '../model';
import type { CompiledField, CompiledSection } from '../../journey';
import type { Cell } from './cell';
import type { Kit } from './kit';

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
        title: reader.fill(section.title, read),
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
