export { Fields } from './fields';
