export { lint, lintOwnWords, lintWords } from './lint';
