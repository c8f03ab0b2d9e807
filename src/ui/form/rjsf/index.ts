export { Fields } from './fields';
export { preloadsOf } from './preload-widgets';
