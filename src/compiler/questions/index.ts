export { createLikes } from './like';
export { openOnce } from './open-once';
export { questionsOf, type Question } from './questions';
export { saidQuestions, type SaidQuestion } from './said-questions';
