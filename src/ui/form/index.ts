import './form.css';

export { SectionForm } from './section-form';
export { FilesProvider, TodayProvider, type WidgetProps } from './control';
// For widgets of a journey's own.
export { addWidgets, type RegisteredWidget } from './widgets';
export { Text } from './widgets/line-input';
