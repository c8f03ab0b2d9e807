import { isEmpty } from '../answers/path';
import type { CompiledField, CompiledSection, FieldReference, FieldView, Json } from '../model';
import { plain } from '../text';
import type { Kit } from './kit';
import { message } from './message';
import { fieldKey, fieldNode, node, sectionKey, targetOf } from './names';
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
  const reference = (field: CompiledField, text: string, target = field): FieldReference => ({
    section: section.id,
    field: field.name,
    target: targetOf(section, target),
    text,
  });

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
    ],
    compute: (read): Attention => {
      const broken = fields.flatMap((entry) => {
        const violation = (read(entry.violations) as readonly Violation[])[0];
        return violation === undefined ? [] : [{ ...entry, violation }];
      });
      const isShown = ({ view }: { readonly view: string }): boolean =>
        (read(view) as FieldView).shown;
      // A field that is not drawn yet is reached by the first one that leads to it.
      const way = fields.find(isShown)?.field;
      const lost = new Set(read(node.lost) as readonly string[]);
      const said = (entry: (typeof broken)[number]): string =>
        message(kit, { section, field: entry.field }, entry.violation);
      return {
        missing: broken.map((entry) => {
          const words = plain(reader.fill(entry.field.missing, read));
          const text = entry.violation.rule === 'required' && words !== '' ? words : said(entry);
          return reference(entry.field, text, isShown(entry) ? entry.field : way);
        }),
        errors: broken
          .filter((entry) => read(entry.touched) === true)
          .map((entry) => reference(entry.field, said(entry))),
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
