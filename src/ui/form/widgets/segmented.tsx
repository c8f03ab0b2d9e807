import type { WidgetProps } from '../widget-props';
import { RadioBar } from './radio-bar';

/** Two or three short answers joined in one bar. */
export function Segmented(props: WidgetProps) {
  return <RadioBar {...props} look="segment" />;
}
