import type { WidgetProps } from '../widget-props';
import { TextBox } from './text-box';

export function Email(props: WidgetProps) {
  return <TextBox {...props} type="email" inputMode="email" />;
}
