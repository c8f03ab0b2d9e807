/** What somebody has to decide, and where: `line` counts from 1. */
export interface Suggestion {
  readonly file: string;
  readonly line: number;
  /** The key of language 2 that would say it better. */
  readonly about:
    | 'accepted'
    | 'because'
    | 'consent'
    | 'directory'
    | 'forgottenWith'
    | 'groups'
    | 'like'
    | 'opens';
  readonly message: string;
  /** What to write, or to take away. */
  readonly write: string;
}

/** What cannot be moved without somebody's judgement. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly help: string;
}

export type Refuse = (
  at: { readonly file: string; readonly line: number } | null,
  message: string,
  help: string,
) => void;
