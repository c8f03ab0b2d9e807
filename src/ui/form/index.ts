import './form.css';

export { PictogramProvider } from './pictograms';
export { SectionForm } from './section-form';
export { TodayProvider } from './today';
