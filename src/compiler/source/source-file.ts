import type { Node } from 'jsonc-parser';
import type { Json } from '../../engine';

/** A file of the configuration, parsed, with its tree for positions. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** undefined for an empty file. */
  readonly root: Node | undefined;
  readonly value: Json;
  /** Of what was laid together from several files: where a value stands that a pointer leads to. */
  readonly from?: (pointer: Pointer) => Written;
}

/** The file that somebody wrote, and the way to a value in it. */
export interface Written {
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

export type Pointer = readonly (string | number)[];
