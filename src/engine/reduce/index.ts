export { reduce } from './reduce';
