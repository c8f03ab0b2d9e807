export { itemView } from './items';
export type { Reading } from './items';
export { screenView } from './screen-view';
