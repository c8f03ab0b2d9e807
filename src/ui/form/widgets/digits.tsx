import type { WidgetProps } from '../widget-props';
import { TextBox } from './text-box';

/** Digits that are no quantity (an account number): a text, so that leading zeros stay. */
export function Digits(props: WidgetProps) {
  return <TextBox {...props} type="text" inputMode="numeric" />;
}
