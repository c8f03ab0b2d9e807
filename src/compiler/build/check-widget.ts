import type { CompiledField } from '../../engine';
import type { Context } from '../context';
import type { Question } from '../questions';

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

const choices = new Set([
  'select',
  'choiceCards',
  'radios',
  'segmented',
  'tabs',
  'combobox',
  'pictureCards',
]);

/** A widget that cannot hold its answer, or has nothing to offer, would draw nothing. */
export function checkWidgets(questions: readonly Question[], { report }: Context): void {
  for (const { at, schema } of questions) {
    const widget = at.find('ui')?.find('widget') ?? null;
    if (widget === null) continue;
    const { type } = schema.value;
    const allowed = types[widget.value];
    if (allowed !== undefined && !allowed.includes(type)) {
      report.add(
        'JC510',
        widget,
        `\`${widget.value}\` is for ${allowed.join(' or ')}, and this field is ${type}.`,
      );
    }
    if (choices.has(widget.value) && at.value.options === undefined) {
      report.add(
        'JC510',
        widget,
        `\`${widget.value}\` needs \`options\`, and this field has none.`,
      );
    }
  }
}
