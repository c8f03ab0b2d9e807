import type { Node } from 'jsonc-parser';
import type { Json } from '../../engine';

/** A file of the configuration, parsed, with its tree for positions. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** undefined for an empty file. */
  readonly root: Node | undefined;
  readonly value: Json;
}

export type Pointer = readonly (string | number)[];
