import type { Rule } from '../../rules';

export type Trigger =
  | { readonly kind: 'entered' }
  /** A person answered one of these paths. */
  | { readonly kind: 'answered'; readonly paths: readonly string[] }
  /** One of these paths changed, by whatever cause. `lookups.x` when a lookup is cleared. */
  | { readonly kind: 'changed'; readonly paths: readonly string[] }
  | { readonly kind: 'pressed'; readonly action: string }
  | { readonly kind: 'succeeded'; readonly lookup: string }
  | { readonly kind: 'failed'; readonly lookup: string };

export interface CompiledReaction {
  readonly on: Trigger;
  readonly when: Rule;
  /** In order; each sees what the earlier ones did. */
  readonly changes: readonly CompiledChange[];
  readonly source: readonly string[];
}

/** A `set` or `clear` fires `changed` after the whole reaction has ended. */
export interface CompiledChange {
  readonly when: Rule;
  /** Answer path → rule. */
  readonly set: Readonly<Record<string, Rule>>;
  /** Answer paths, or `lookups.x`: aborts the call and makes it idle. */
  readonly clear: readonly string[];
  /** `section.field`: errors are hidden until it is touched again. */
  readonly untouch: readonly string[];
  readonly call: readonly CompiledCallUse[];
  /** Names of tracking records. */
  readonly track: readonly string[];
  readonly run: string | null;
  readonly goTo: string | null;
  /** What that step's address carries, where it is not an answer. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Another site's address that the person is sent to, as a rule; what is no text leads nowhere. */
  readonly leave?: Rule;
  /** Dialog of the present step to open: the id of its section. */
  readonly open: string | null;
}

export interface CompiledCallUse {
  readonly call: string;
  /** Name under which the answer is kept; a newer call under it replaces the older. */
  readonly as: string;
  /** Read by the body as `with.x`. */
  readonly with: Readonly<Record<string, Rule>>;
}
