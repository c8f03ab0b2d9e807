export { itemView, type Reading } from './items';
export { screenView } from './screen-view';
