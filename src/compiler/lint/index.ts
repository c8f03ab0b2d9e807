export { lint } from './lint';
