import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Place } from '../diagnostic/diagnostic';
import type { Pointer, SourceFile, Written } from './source-file';

/** The node at a pointer, or the nearest one above it. */
function nodeAt(file: SourceFile, pointer: Pointer): Node | undefined {
  if (file.root === undefined) return undefined;
  for (let length = pointer.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(file.root, pointer.slice(0, length));
    if (node !== undefined) return node;
  }
  return file.root;
}

/** The file that somebody wrote, of what was laid together from several. */
export function writtenAt(file: SourceFile, pointer: Pointer): Written {
  const written = file.from?.(pointer);
  return written === undefined ? { file, pointer } : writtenAt(written.file, written.pointer);
}

export const formatPointer = (pointer: Pointer): string =>
  pointer.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export function placeAtOffset(
  file: Pick<SourceFile, 'path' | 'text'>,
  offset: number,
  length: number,
  pointer: Pointer,
): Place {
  const before = file.text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    file: file.path,
    line: before.split('\n').length,
    column: offset - lineStart + 1,
    length,
    pointer: formatPointer(pointer),
  };
}

/** Where a pointer leads: the value, or the key in front of it. */
export function placeOf(at: SourceFile, way: Pointer, part: 'key' | 'value'): Place {
  const { file, pointer } = writtenAt(at, way);
  const node = nodeAt(file, pointer);
  const parent = node?.parent;
  const key = parent?.type === 'property' ? parent.children?.[0] : undefined;
  const meant = part === 'key' ? (key ?? node) : node;
  if (meant === undefined) return placeAtOffset(file, 0, 1, pointer);
  // An object or list is pointed at by its bracket: underlining all of it says nothing.
  const length = meant.type === 'object' || meant.type === 'array' ? 1 : meant.length;
  return placeAtOffset(file, meant.offset, length, pointer);
}
