export { Cursor, entries, items, oneOrMore } from './cursor';
export type { FileKind } from './file-kind';
export { notePattern, type PlacedPattern } from './note-pattern';
export { layOver, overlay, sectionDepths, withParts, type OverlayRules } from './overlay';
export type { Pointer, SourceFile } from './source-file';
export { unsafeKeys } from './unsafe-keys';
