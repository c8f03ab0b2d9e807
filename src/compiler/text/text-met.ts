import type { CompiledText } from '../../journey';
import type { Scope } from '../rules/scope';

/** A text that was read, and what that hangs on beside its words. */
export interface TextMet {
  readonly scope: Scope;
  readonly names: readonly string[];
  /** Section whose draft may be read; null where there is none. */
  readonly home: string | null;
  readonly found: CompiledText;
}
