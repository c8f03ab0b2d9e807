export { Cursor, entries, items, oneOrMore } from './cursor';
export type { FileKind } from './file-kind';
export { layOver, overlay, withParts } from './overlay';
export type { Pointer, SourceFile } from './source-file';
export { unsafeKeys } from './unsafe-keys';
