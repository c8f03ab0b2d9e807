import type { Json } from '../../rules';

export type ValueType =
  'boolean' | 'number' | 'text' | 'list' | 'object' | 'calendar' | 'nothing' | 'unknown';

/** Something that rules can read. */
export interface Readable {
  readonly path: string;
  readonly type: ValueType;
  /** All that it can be; null where that is not known. */
  readonly values: readonly Json[] | null;
  /** It may be nothing. */
  readonly isOptional: boolean;
  /** Section of the item whose draft this is, which alone may read it; null for what any rule may. */
  readonly draft: string | null;
  /** Of a list what its items keep. */
  readonly keys: readonly Key[];
}

export type Key = Pick<Readable, 'type' | 'values'> & { readonly name: string };

/** All that is declared for rules to name, but operators. */
export interface Vocabulary {
  readonly readables: readonly Readable[];
  readonly lookups: readonly string[];
  /** Directory → what its entries say. */
  readonly directories: Readonly<Record<string, readonly Key[]>>;
}
