import type { WidgetProps } from '../widget-props';
import { TextBox } from './text-box';

export function Tel(props: WidgetProps) {
  return <TextBox {...props} type="tel" inputMode="tel" />;
}
