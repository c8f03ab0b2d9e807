import type { Scope } from './scope';
import type { TypedRule } from './typed-rule';

/** What was found of a rule, and what that hangs on beside the rule itself. */
export interface RuleMet {
  readonly scope: Scope;
  /** Section whose draft may be read; null where there is none. */
  readonly home: string | null;
  readonly found: TypedRule;
}
