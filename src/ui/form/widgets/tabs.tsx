import type { WidgetProps } from '../widget-props';
import { RadioBar } from './radio-bar';
import './tabs.css';

/**
 * An answer that decides which questions follow. It looks like tabs and is a group of radios:
 * a tab list would promise panels, and would not say that it is an answer, required or wrong.
 */
export function Tabs(props: WidgetProps) {
  return <RadioBar {...props} look="tab" />;
}
