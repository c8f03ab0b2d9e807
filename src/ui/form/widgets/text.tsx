import type { WidgetProps } from '../widget-props';
import { TextBox } from './text-box';

export function Text(props: WidgetProps) {
  return <TextBox {...props} type="text" inputMode="text" />;
}
