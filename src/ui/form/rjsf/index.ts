export { Fields } from './fields';
export { preloadWidgets } from './preload-widgets';
