export { createLikes } from './like';
export { questionsOf, type Question } from './questions';
export { saidQuestions, type SaidQuestion } from './said-questions';
