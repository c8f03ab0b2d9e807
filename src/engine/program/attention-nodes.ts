import { isEmpty } from '../answers/path';
import type { CompiledField, CompiledSection, FieldReference, FieldView, Json } from '../model';
import type { ReadNode } from '../graph';
import { plain } from '../text';
import type { Kit } from './kit';
import { message } from './message';
import { fieldKey, fieldNode, node, partTargetOf, sectionKey, targetOf } from './names';
import type { Violation } from './violation';

/** Fields of one section that want something of the person. */
export interface Attention {
  /** Break a rule, said or not. */
  readonly missing: readonly FieldReference[];
  /** Break a rule, and it may be said. */
  readonly errors: readonly FieldReference[];
  /** Were answered before a reload, could not be kept, and are not there again yet. */
  readonly lost: readonly FieldReference[];
}

/** Worked out by section, so that a key press in one leaves the others alone. */
export function addAttention(kit: Kit, section: CompiledSection): void {
  const { reader, add } = kit;
  const fields = section.fields.map((field) => ({
    field,
    key: fieldKey(section, field),
    violations: node.violations(fieldNode(section, field)),
    touched: node.touched(fieldKey(section, field)),
    relevant: node.relevant(fieldNode(section, field)),
    view: node.field(fieldNode(section, field)),
    answer: node.answer(field.path),
  }));
  const reference = (
    field: CompiledField,
    text: string,
    target = targetOf(section, field),
  ): FieldReference => ({ section: section.id, field: field.name, target, text });
  const drafts = section.fields.flatMap((field) => {
    const item = kit.resolver.items.get(fieldKey(section, field));
    return field.list === null || item === undefined ? [] : [{ field, item }];
  });
  const isShown = (view: string, read: ReadNode): boolean => (read(view) as FieldView).shown;
  /** Of a list whose draft is not saved, the first field of that draft. */
  const targetIn = (field: CompiledField, { rule, part }: Violation, read: ReadNode): string => {
    const item = drafts.find((draft) => draft.field === field)?.item;
    const asked = item?.fields.find((each) => isShown(node.field(fieldNode(item, each)), read));
    if (rule === 'unsaved' && item !== undefined && asked !== undefined) {
      return targetOf(item, asked);
    }
    return part === undefined ? targetOf(section, field) : partTargetOf(section, field, part);
  };

  add({
    id: node.attention(sectionKey(section)),
    needs: [
      node.lost,
      ...fields.flatMap((entry) => [
        entry.violations,
        entry.touched,
        entry.relevant,
        entry.view,
        entry.answer,
        ...reader.textNeeds(entry.field.missing),
      ]),
      ...drafts.flatMap(({ item }) => item.fields.map((each) => node.field(fieldNode(item, each)))),
    ],
    compute: (read): Attention => {
      const broken = fields.flatMap((entry) => {
        const violation = (read(entry.violations) as readonly Violation[])[0];
        return violation === undefined ? [] : [{ ...entry, violation }];
      });
      // A field that is not drawn yet is reached by the first one that leads to it.
      const way = fields.find(({ view }) => isShown(view, read))?.field;
      const targetFor = ({ field, view, violation }: (typeof broken)[number]): string =>
        isShown(view, read) || way === undefined
          ? targetIn(field, violation, read)
          : targetOf(section, way);
      const lost = new Set(read(node.lost) as readonly string[]);
      const said = (entry: (typeof broken)[number]): string =>
        message(kit, { section, field: entry.field }, entry.violation);
      return {
        missing: broken.map((entry) => {
          const words = plain(reader.fill(entry.field.missing, read));
          const { rule, part } = entry.violation;
          const whole = rule === 'required' && part === undefined && words !== '';
          return reference(entry.field, whole ? words : said(entry), targetFor(entry));
        }),
        errors: broken
          .filter((entry) => read(entry.touched) === true)
          .map((entry) =>
            reference(entry.field, said(entry), targetIn(entry.field, entry.violation, read)),
          ),
        lost: fields
          .filter(
            ({ key, relevant, answer }) =>
              lost.has(key) && read(relevant) === true && isEmpty(read(answer) as Json),
          )
          .map(({ field }) => reference(field, field.subject)),
      };
    },
  });
}
