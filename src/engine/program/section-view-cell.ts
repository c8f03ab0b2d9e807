import type { ActionView, CompiledSection, SectionView } from '../model';
import { holds } from '../../rules';
import type { Cell, Read } from './cell';
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
      content: read(own.content),
      actions: actionViews(kit, section, read),
      lookups: read(own.lookups),
      summary: summary.answer,
      summaryNote: summary.note,
    };
  },
});

function actionViews(
  { reader, state }: Kit,
  section: CompiledSection,
  read: Read,
): readonly ActionView[] {
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
        (name) => read(state.lookup(name)).status === 'loading',
      ),
    }));
}

/** Lookups that a press of the action calls. */
const lookupsCalledBy = (section: CompiledSection, action: string): readonly string[] =>
  section.reactions
    .filter(({ on }) => on.kind === 'pressed' && on.action === action)
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map((use) => use.as)));
