export { compileFormatted, compileText, plainText } from './compile-text';
export { compileTextCases } from './compile-text-cases';
