import type { FieldView, Rule } from '../model';
import { evaluate, holds, type Scope } from '../../rules';
import { boundsOf } from './bounds';
import type { Cell } from './cell';
import type { Kit } from './kit';
import { listView } from './list-view';
import { message } from './message';
import { fieldKey, targetOf } from './names';
import { partViews } from './part-views';
import type { PlacedField } from './resolver';
import { shownValue } from './shown-value';

/** How a field is drawn, without the draft of a list. */
export function fieldViewCell(kit: Kit, placed: PlacedField, name: string): Cell<FieldView> {
  const { section, field } = placed;
  const lookup = field.options?.kind === 'lookup' ? field.options.lookup : null;
  return {
    name,
    compute: (read) => {
      const { reader, cells, state } = kit;
      const own = cells.field(placed);
      const scope = reader.scope(read);
      const answer = read(cells.answer(field.path));
      const first = read(own.violations)[0];
      const said = first !== undefined && read(own.touched) ? first : undefined;
      return {
        name: field.name,
        key: fieldKey(section, field),
        target: targetOf(section, field),
        label: reader.fill(field.label, read),
        hint: reader.fill(field.hint, read),
        reason: reader.fill(field.reason, read),
        value: shownValue(placed, answer),
        shown: read(own.relevant) && holds(field.visible, scope),
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
        options: field.options === null ? null : read(own.options),
        optionsStatus: lookup === null ? 'ready' : read(state.lookup(lookup)).status,
        optionsFrom: lookup,
        bounds: field.bounds === null ? null : boundsOf(field.bounds, scope),
        error: said === undefined ? null : message(kit, placed, said),
        parts: partViews(kit, placed, answer, said?.part, read),
        list: listView(kit, placed, answer, read),
      };
    },
  };
}

function wholeOf(rule: Rule, scope: Scope): number | null {
  const whole = rule === null ? null : evaluate(rule, scope);
  return typeof whole === 'number' ? whole : null;
}
