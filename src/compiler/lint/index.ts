export { lint, lintWords } from './lint';
