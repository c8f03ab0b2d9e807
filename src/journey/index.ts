export { aMegabyte, isOfFiles } from './files';
export { find, type Found } from './find';
export * from './model';
export { originsFrom, originTable, type OriginTable } from './origin-table';
export type { Kind, Kinds } from './parts/kinds';
export {
  decides,
  type AnyPart,
  type Part,
  type PartOf,
  type PlacedRule,
  type PlacedText,
  type PlacedValue,
  type Role,
  type Way,
} from './parts/part';
export { readingsOf, type Reading } from './parts/readings';
export { allIn, allOf, ruleOf, walk, walkIn } from './parts/walk';
export {
  factPlace,
  idOfSectionKey,
  messageKey,
  placeAt,
  placeText,
  questionKey,
  readPlace,
  readQuestionKey,
  ruleOfMessageKey,
  sectionKey,
  type Place,
} from './place';
export { yearsOffered, type YearsOffered, type YearsTold } from './years';
export type { CommitScope, ItemScope, LocalRoot, RuleScope } from './scope';
