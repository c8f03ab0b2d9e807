export { collectSymbols } from './collect-symbols';
export { fileName, folderName } from './index-by-id';
export { sortSources, type Sources } from './sources';
export type { AnswerSymbol, InnerSymbol, ListSymbol, SectionUnit, Symbols } from './symbols';
