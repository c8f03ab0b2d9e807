export { resolveLikes } from './like';
export { openOnce } from './open-once';
export { questionsOf, type Question } from './questions';
