export { plain, RichText } from './rich-text';
export { useWords, WordsProvider, type Words } from './words';
