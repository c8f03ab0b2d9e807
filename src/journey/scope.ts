/** Names that exist in one place only. */
export type LocalRoot = 'with' | 'answer' | 'failure' | 'item' | 'commit' | 'run' | 'consents';

/** What `commit` is: the attempt that is about to be made, or what the ledger keeps of one. */
export interface CommitScope {
  readonly names: readonly string[];
  readonly of: 'attempt' | 'entry' | 'tracked';
}

/** Whose `item` it is: one of a list that a question asks for, one that a screen shows, or that of a column. */
export type ItemScope =
  | { readonly of: 'list'; readonly answer: string }
  | { readonly of: 'screen'; readonly path: string; readonly each: boolean }
  | { readonly of: 'column'; readonly paths: Readonly<Record<string, string>> }
  /** What an item is hangs on who shows the text. */
  | { readonly of: 'message' };

/** What a rule or text is read over, beside answers, facts, lookups, settings, calendars, commits and today. */
export interface RuleScope {
  readonly locals: readonly LocalRoot[];
  readonly item?: ItemScope;
  /** Id of the call whose answer `answer` is, as it is kept. */
  readonly answer?: string;
  readonly commit?: CommitScope;
  /** Answers are those of releases that are gone. */
  readonly isEarlier?: true;
}

export const everywhere: RuleScope = { locals: [] };
export const given: RuleScope = { locals: ['with'] };
export const failed: RuleScope = { locals: ['with', 'failure'] };
export const consenting: RuleScope = { locals: ['consents'] };
export const earlier: RuleScope = { locals: [], isEarlier: true };

export const over = (item: ItemScope): RuleScope => ({ locals: ['item'], item });
export const answering = (call: string): RuleScope => ({
  locals: ['with', 'answer'],
  answer: call,
});

/** What is sent for these commits. */
export const sending = (names: readonly string[]): RuleScope =>
  names.length === 0 ? given : { locals: ['with', 'commit'], commit: { names, of: 'attempt' } };
/** When a step of a sequence about this commit runs. */
export const running = (name: string | null): RuleScope =>
  name === null
    ? given
    : { locals: ['with', 'commit', 'run'], commit: { names: [name], of: 'attempt' } };
/** Records of tracking, also those that are sent of commits. */
export const tracked = (names: readonly string[]): RuleScope =>
  names.length === 0
    ? failed
    : { locals: ['with', 'failure', 'commit'], commit: { names, of: 'tracked' } };
/** What is said of a commit. */
export const said = (name: string): RuleScope => ({
  locals: ['commit'],
  commit: { names: [name], of: 'entry' },
});
