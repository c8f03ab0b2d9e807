import './form.css';

export { PictogramProvider, type PictogramComponent } from './pictograms';
export { SectionForm } from './section-form';
export { TodayProvider } from './today';
