import './form.css';

export { SectionForm } from './section-form';
export { TodayProvider } from './form-context';
// For widgets of a journey's own.
export type { WidgetProps } from './control';
export { addWidgets } from './widgets';
export { Text } from './widgets/line-input';
