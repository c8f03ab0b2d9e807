export { checkTitle, compileSaid, textsOf } from './compile-said';
export { compileFormatted, compileText, plainText } from './compile-text';
export { compileTextCases } from './compile-text-cases';
