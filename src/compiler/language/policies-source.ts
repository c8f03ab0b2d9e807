import type { Rule } from '../../engine';

export interface PoliciesSource {
  readonly order?: readonly {
    readonly in: string;
    readonly first: string;
    readonly then: readonly string[];
    readonly mayBeLeftOut?: boolean;
    readonly because: string;
  }[];
  readonly accepted?: readonly {
    readonly answer: string;
    readonly when?: Rule;
    readonly because: string;
  }[];
  readonly once?: readonly { readonly operation: string; readonly because: string }[];
  readonly off?: readonly {
    readonly code: string;
    readonly file: string;
    readonly at?: string;
    readonly because: string;
  }[];
}
