export { Cursor, entries, items, oneOrMore } from './cursor';
export { fileKind, type FileKind } from './file-kind';
export { layOver, overlay, withParts } from './overlay';
export { parseSource } from './parse-source';
export type { Pointer, SourceFile } from './source-file';
export { unsafeKeys } from './unsafe-keys';
