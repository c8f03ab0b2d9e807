import type { SectionView } from '../model';
import type { CompiledSection } from '../../journey';
import type { Cell } from './cell';
import type { Kit } from './kit';

/** A section as the page draws it; null while it is not on the page. */
export const sectionViewCell = (
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<SectionView | null> => ({
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
      fields: Object.fromEntries(
        section.fields.map((field) => [field.name, read(cells.field({ section, field }).view)]),
      ),
      groups: read(own.groups),
      content: read(own.content),
      actions: read(own.actions),
      lookups: read(own.lookups),
      summary: summary.answer,
      summaryNote: summary.note,
    };
  },
});
