import type { Json } from '../../rules';

export type ValueType =
  | 'boolean'
  | 'number'
  | 'text'
  | 'list'
  | 'object'
  | 'calendar'
  | 'nothing'
  | 'unknown';

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

/** A key that the contract has in the body of a call, and no rule fills. */
export interface OpenKey {
  readonly call: string;
  /** File of the call. */
  readonly file: string;
  /** The way to it in the body. */
  readonly keys: readonly string[];
  /** Whether a fixed value is sent there. */
  readonly isSent: boolean;
  /** That value; null where nothing is sent. */
  readonly sends: Json;
  /** Key of the body that it stands behind, as the contract has them; null where it would be the first. */
  readonly after: string | null;
  /** What the contract takes there: `nothing` among them where it takes null. */
  readonly types: readonly ValueType[];
  /** All that it takes, where it lists them; null otherwise. */
  readonly values: readonly Json[] | null;
  /** Numbers must be whole. */
  readonly isWhole: boolean;
  /** Keyword of JSON Schema, such as `maxLength` → limit. */
  readonly limits: Readonly<Record<string, number>>;
  /** What the contract says of it. */
  readonly about: string;
}

/** All that is declared for rules to name, but operators; and where an answer could be sent. */
export interface Vocabulary {
  readonly readables: readonly Readable[];
  readonly lookups: readonly string[];
  /** Directory → what its entries say. */
  readonly directories: Readonly<Record<string, readonly Key[]>>;
  readonly openKeys: readonly OpenKey[];
}
