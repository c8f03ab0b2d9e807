export { fillColumns, type Row } from './fill-columns';
export { located, type Located } from './located';
export { nearest } from './nearest';
export { parseLocated } from './parse-located';
export { placeIn, type FilePlace } from './place-in';
export {
  readBoolean,
  readEntries,
  readList,
  readMany,
  readNumber,
  readParts,
  readText,
  readWord,
  required,
  unknownKey,
} from './read-values';
export { ScenarioProblem } from './scenario-problem';
