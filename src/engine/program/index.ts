export { callUsesOf } from './changes-of';
export { confirmedIn } from './resolver';
export type { Cell, Read } from './kit';
export type { CommitCells } from './commit-cells';
export {
  beginningOf,
  fieldKey,
  hostsOf,
  itemsIn,
  listKeyOf,
  lostKey,
  markOf,
  placedKey,
  sectionOfMark,
  targetOf,
  type PlacedField,
} from './resolver';
export { forgottenTo, staysAmong } from './item-options';
export { chosenAmong, itemsOf } from './options-cell';
export { createProgram, type Program } from './program';
export { setOf } from './content-cell';
export { isChoice, presentQuestion, questionsOf, type Question } from './dialog-cell';
export type { OnPage } from './step-cells';
