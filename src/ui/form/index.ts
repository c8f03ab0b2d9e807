import './form.css';

export { SectionForm } from './section-form';
export { TodayProvider } from './form-context';
