export { itemView } from './item-view';
export type { Reading } from './reading';
export { screenView } from './screen-view';
