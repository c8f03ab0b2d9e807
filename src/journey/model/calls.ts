import type { Json, Rule, Template } from '../../rules';
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
  /** What sending it again does: `overwrites` the same, `creates` another that counts for nothing yet; null is not said. */
  readonly repeat: 'overwrites' | 'creates' | null;
  /** HTTP statuses that may mean that the work is done already: asked about before anything is said. */
  readonly alreadyDone: readonly number[];
  /** HTTP statuses by which the partner says that it did not do the work: asked about all the same. */
  readonly refuses: readonly number[];
  /** Seconds until the page stops waiting; the request goes on. Null: as long as `within`. */
  readonly patience: number | null;
  /** Seconds until the request is given up; null is the client's own. */
  readonly within: number | null;
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
  /** The commit that it is about: answers of `alreadyDone` in it are asked about. Null for none. */
  readonly commit: string | null;
  /** Not begun while that commit is open; takes the lock of the journey before its first step. */
  readonly waits: boolean;
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
  /** A section that puts a failure right, and the words that lead there. None when absent. */
  readonly mends?: { readonly section: string; readonly label: CompiledText };
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
  /** Its call is the commit of the sequence: written down before it is sent. At most one, the last. */
  readonly commits: boolean;
  /** Over `answer`: what the ledger keeps of a good answer, read as `commits.<name>.answer.x`. */
  readonly keep: Readonly<Record<string, Rule>>;
  readonly then: readonly CompiledChange[];
  /** Ends the sequence here when it holds, after `then`. */
  readonly stopWhen: Rule;
}
