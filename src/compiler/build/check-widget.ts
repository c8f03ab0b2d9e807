import type { CompiledField } from '../../engine';
import type { Context } from '../context';
import type { SectionSource } from '../language';
import { entries, type Cursor } from '../source';

/** Types that a widget can hold. */
const types: Readonly<Record<string, readonly CompiledField['type'][]>> = {
  text: ['string'],
  email: ['string'],
  tel: ['string'],
  digits: ['string'],
  sortCode: ['string'],
  date: ['string'],
  quantity: ['integer', 'number'],
  slider: ['integer', 'number'],
  checkbox: ['boolean'],
  list: ['array'],
};

const choices = new Set(['select', 'choiceCards', 'radios', 'segmented', 'tabs', 'combobox']);

/** A widget that cannot hold its field's answer, or has nothing to offer, would draw nothing. */
export function checkWidgets(
  section: Cursor<SectionSource>,
  fields: readonly CompiledField[],
  context: Context,
): void {
  for (const [name, look] of entries(section.find('uiSchema'))) {
    const widget = look.find('ui:widget');
    const field = fields.find((each) => each.name === name);
    if (widget === null || field === undefined || typeof widget.value !== 'string') continue;
    const allowed = types[widget.value];
    if (allowed !== undefined && !allowed.includes(field.type)) {
      context.report.add(
        'JC510',
        widget,
        `\`${widget.value}\` is for ${allowed.join(' or ')}, and this field is ${field.type}.`,
      );
    }
    if (choices.has(widget.value) && field.options === null) {
      context.report.add(
        'JC510',
        widget,
        `\`${widget.value}\` needs \`options\`, and this field has none.`,
      );
    }
  }
}
