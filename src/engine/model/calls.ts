import type { Json, Rule, Template } from './json';
import type { CompiledCallUse, CompiledChange } from './reactions';
import type { CompiledText } from './text';

export interface CompiledCall {
  readonly id: string;
  /** operationId of the contract. */
  readonly operation: string;
  readonly path: Readonly<Record<string, Template>>;
  readonly query: Readonly<Record<string, Template>>;
  readonly body: Template | null;
  readonly pick: Pick;
  /** HTTP statuses that say that there is no such thing: an answer, and it is nothing. */
  readonly none: readonly number[];
  /** Never leads away from the page, whatever its failure. */
  readonly silent: boolean;
  /** What the section says while it runs. */
  readonly busy: CompiledText;
  /** What the section says when it failed. */
  readonly failed: CompiledText;
}

/** What is kept of an answer. */
export type Pick =
  | { readonly kind: 'path'; readonly path: string }
  | {
      readonly kind: 'first' | 'all';
      readonly path: string;
      readonly where: Readonly<Record<string, Json>>;
    }
  /** An id-to-label map → [{ id, label }]. */
  | { readonly kind: 'entries'; readonly path: string }
  | { readonly kind: 'object'; readonly keys: Readonly<Record<string, Pick>> };

export interface CompiledSequence {
  readonly id: string;
  readonly title: CompiledText;
  /** Before the first step. */
  readonly first: readonly CompiledChange[];
  readonly steps: readonly CompiledSequenceStep[];
  /** After the last step. */
  readonly then: readonly CompiledChange[];
}

export interface CompiledSequenceStep {
  readonly id: string;
  /** Name for people, in the list of what is being saved. */
  readonly name: string;
  readonly use: CompiledCallUse;
  readonly when: Rule;
  /** Runs together with the step before it. */
  readonly parallel: boolean;
  /** Section marker of the failure (CON-12). */
  readonly marker: string | null;
  /** Over `answer`: an answer for which it is false is a failure. */
  readonly okWhen: Rule;
  /** What is said when it fails; a message of the server comes before it when `serverMessage`. */
  readonly message: CompiledText;
  readonly serverMessage: boolean;
  /** A failure does not stop the sequence. */
  readonly optional: boolean;
  /** First whose condition over `failure` holds. */
  readonly onFailure: readonly {
    readonly when: Rule;
    readonly changes: readonly CompiledChange[];
  }[];
  /** Asked when the answer was lost, before anything is sent again (decision 20). */
  readonly confirmBy: CompiledConfirmation | null;
  readonly then: readonly CompiledChange[];
  /** Ends the sequence here when it holds, after `then`. */
  readonly stopWhen: Rule;
}

export interface CompiledConfirmation {
  readonly use: CompiledCallUse;
  /** Over `answer`: the lost call did its work after all. */
  readonly doneWhen: Rule;
  readonly then: readonly CompiledChange[];
}
