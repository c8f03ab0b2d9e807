/** A place as people count it. */
export interface FilePlace {
  /** Path from the root of the configuration. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The place of an offset in a file's text. */
export function placeIn(file: string, text: string, offset: number): FilePlace {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - before.lastIndexOf('\n') };
}
