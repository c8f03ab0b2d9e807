import type { FieldView, Json, Lookup, OptionView, Rule } from '../model';
import { evaluate, holds, type Scope } from '../rules';
import { boundsOf } from './bounds';
import type { Kit } from './kit';
import { listNeeds, listView } from './list-view';
import { message } from './message';
import { fieldKey, fieldNode, node, targetOf } from './names';
import type { PlacedField } from './resolver';
import { partViews } from './part-views';
import { shownValue } from './shown-value';
import type { Violation } from './violation';

/** How a field is drawn. */
export function addFieldView(kit: Kit, placed: PlacedField): void {
  const { reader, add } = kit;
  const { section, field } = placed;
  const id = fieldNode(section, field);
  const ids = {
    relevant: node.relevant(id),
    answer: node.answer(field.path),
    violations: node.violations(id),
    touched: node.touched(fieldKey(section, field)),
  };
  const options = field.options === null ? [] : [node.options(id)];
  const list = field.options?.kind === 'lookup' ? [node.lookup(field.options.lookup)] : [];
  const rules = [
    field.visible,
    field.required,
    field.disabled,
    field.bounds?.by ?? null,
    field.whole,
  ];
  const texts = [
    field.label,
    field.hint,
    field.reason,
    field.disabledReason,
    field.noun,
    ...(field.unlisted === null ? [] : [field.unlisted.label, field.unlisted.text]),
    ...(field.parts ?? []).map((part) => part.label),
  ];
  add({
    id: node.field(id),
    needs: [
      ...Object.values(ids),
      ...options,
      ...list,
      ...listNeeds(kit, placed),
      ...reader.needs(...rules),
      ...reader.textNeeds(...texts),
    ],
    compute: (read): FieldView => {
      const scope = reader.scope(read);
      const answer = read(ids.answer) as Json;
      const first = (read(ids.violations) as readonly Violation[])[0];
      const said = read(ids.touched) === true ? first : undefined;
      return {
        name: field.name,
        key: fieldKey(section, field),
        target: targetOf(section, field),
        label: reader.fill(field.label, read),
        hint: reader.fill(field.hint, read),
        reason: reader.fill(field.reason, read),
        value: shownValue(placed, answer),
        shown: read(ids.relevant) === true && holds(field.visible, scope),
        required: holds(field.required, scope),
        disabled: holds(field.disabled, scope),
        disabledReason: reader.fill(field.disabledReason, read),
        noun: reader.fill(field.noun, read),
        unlisted:
          field.unlisted === null
            ? null
            : {
                label: reader.fill(field.unlisted.label, read),
                text: reader.fill(field.unlisted.text, read),
              },
        whole: wholeOf(field.whole, scope),
        options: options[0] === undefined ? null : (read(options[0]) as readonly OptionView[]),
        optionsStatus: list[0] === undefined ? 'ready' : (read(list[0]) as Lookup).status,
        optionsFrom: field.options?.kind === 'lookup' ? field.options.lookup : null,
        bounds: field.bounds === null ? null : boundsOf(field.bounds, scope),
        error: said === undefined ? null : message(kit, placed, said),
        parts: partViews(kit, placed, answer, said?.part, read),
        list: listView(kit, placed, answer, read),
      };
    },
  });
}

function wholeOf(rule: Rule, scope: Scope): number | null {
  const whole = rule === null ? null : evaluate(rule, scope);
  return typeof whole === 'number' ? whole : null;
}
