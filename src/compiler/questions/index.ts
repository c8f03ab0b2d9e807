export { resolveLikes } from './like';
export { questionsOf, type Question } from './questions';
