import type { FieldView, Json, OptionView } from '../../../engine';

/** DOM values are texts; an option is found again by the text of its value. */
export const optionKey = (value: OptionView['value']): string => String(value);

function optionByKey(view: FieldView, key: string): OptionView | undefined {
  return view.options?.find((option) => optionKey(option.value) === key);
}

/** Value of the option behind a DOM value; null when there is none. */
export const valueByKey = (view: FieldView, key: string): Json =>
  optionByKey(view, key)?.value ?? null;

/** No option stands chosen that the view does not name: nothing is ever pre-selected. */
export const isChosen = (view: FieldView, option: OptionView): boolean =>
  view.value === option.value;
