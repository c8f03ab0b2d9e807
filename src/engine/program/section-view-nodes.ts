import type {
  ActionView,
  CompiledSection,
  ContentView,
  FieldView,
  Lookup,
  LookupView,
  SectionView,
  Text,
  Verdict,
} from '../model';
import { holds } from '../rules';
import type { Kit } from './kit';
import type { Place } from './layout';
import { fieldNode, node, sectionKey } from './names';
import { addPlace } from './place-nodes';

/** A section as the page draws it; null while it is not on the page. */
export function addSectionView(kit: Kit, section: CompiledSection): void {
  const { reader, add } = kit;
  const key = sectionKey(section);
  const place = node.place(key);
  addPlace(kit, section);
  const ids = {
    place,
    verdict: node.verdict(key),
    content: node.content(key),
    lookups: node.lookups(key),
    summary: node.summary(key),
  };
  const fields = section.fields.map(
    (field) => [field.name, node.field(fieldNode(section, field))] as const,
  );
  const actions = section.actions.map((action) => ({
    ...action,
    lookups: lookupsCalledBy(section, action.id).map(node.lookup),
  }));
  add({
    id: node.section(key),
    needs: [
      ...Object.values(ids),
      ...fields.map(([, id]) => id),
      ...actions.flatMap((action) => action.lookups),
      ...reader.needs(...actions.map((action) => action.enabled)),
      ...reader.textNeeds(section.title, section.lead, ...actions.map((action) => action.label)),
    ],
    compute: (read): SectionView | null => {
      const { status, number } = (read(ids.place) as Place | null) ?? { status: null, number: 0 };
      if (status === null) return null;
      const summary = read(ids.summary) as { readonly answer: Text; readonly note: Text };
      const scope = reader.scope(read);
      return {
        id: section.id,
        number,
        title: reader.fill(section.title, read),
        name: section.name,
        lead: reader.fill(section.lead, read),
        verdict: read(ids.verdict) as Verdict,
        status,
        schema: section.schema,
        uiSchema: section.uiSchema,
        fields: Object.fromEntries(fields.map(([name, id]) => [name, read(id) as FieldView])),
        content: read(ids.content) as readonly ContentView[],
        actions: actions
          .filter((action) => holds(action.enabled, scope))
          .map((action): ActionView => ({
            id: action.id,
            label: reader.fill(action.label, read),
            beside: action.beside,
            block: action.block,
            look: action.look,
            busy: action.lookups.some((id) => (read(id) as Lookup).status === 'loading'),
          })),
        lookups: read(ids.lookups) as readonly LookupView[],
        summary: summary.answer,
        summaryNote: summary.note,
      };
    },
  });
}

/** Lookups that a press of the action calls. */
const lookupsCalledBy = (section: CompiledSection, action: string): readonly string[] =>
  section.reactions
    .filter(({ on }) => on.kind === 'pressed' && on.action === action)
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map((use) => use.as)));
