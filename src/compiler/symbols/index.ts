export { collectSymbols } from './collect-symbols';
export { fileName, folderName } from './index-by-id';
export { notAnswered } from './roots';
export { sortSources, type Sources } from './sources';
export type { AnswerSymbol, InnerSymbol, ListSymbol, SectionUnit, Symbols } from './symbols';
