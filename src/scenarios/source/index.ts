export { fillColumns, type Row } from './fill-columns';
export {
  atKey,
  EndlessProblem,
  located,
  parseLocated,
  placeIn,
  ScenarioProblem,
  type FilePlace,
  type Located,
} from './located';
export { meant } from './nearest';
export {
  readBoolean,
  readDay,
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
