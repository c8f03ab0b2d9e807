import type { CommitScope, LocalRoot } from '../../journey';
import type { InnerSymbol } from '../symbols';
import type { Shape } from '../wire';

/** What a rule or text can read beside answers, facts, lookups, settings and today. */
export interface Scope {
  readonly locals: readonly LocalRoot[];
  /** What is known of `item`, where it is one of a list. */
  readonly item?: ReadonlyMap<string, InnerSymbol> | null;
  /** What the contract says of `item`, where it is one that a screen shows: null for anything. */
  readonly itemShape?: Shape | null;
  /** `item` is each of a list in turn, and any of them may lack what it could keep. */
  readonly isOneOfMany?: true;
  /** What is known of `answer`: null for anything. */
  readonly answer?: Shape | null;
  readonly commit?: CommitScope;
  /** Answers are those of releases that are gone: nothing is known of them. */
  readonly isEarlier?: boolean;
}

export const plainScope: Scope = { locals: [] };
/** What a commit keeps of the present. */
export const recordScope: Scope = { locals: ['consents'] };
export const earlierScope: Scope = { locals: [], isEarlier: true };
export const callScope: Scope = { locals: ['with'] };
/** After a call: what the contract says that it answers, as it is kept. */
export const answerOf = (answer: Shape | null): Scope => ({ locals: ['with', 'answer'], answer });
export const failureScope: Scope = { locals: ['with', 'failure'] };
export const itemScope: Scope = { locals: ['item'] };

/** Texts and rules about one item that a screen shows. */
export const shapeScope = (itemShape: Shape | null): Scope => ({ locals: ['item'], itemShape });

/** Texts and rules about one item of a list. */
export const listItemScope = (item: ReadonlyMap<string, InnerSymbol> | null): Scope => ({
  locals: ['item'],
  item,
});

/** What is found of a rule is kept by its scope, so each scope is made once. */
const known = new Map<string, Scope>();
function once(locals: readonly LocalRoot[], commit: CommitScope): Scope {
  const key = [...locals, commit.of, ...commit.names].join(' ');
  const scope = known.get(key) ?? { locals, commit };
  known.set(key, scope);
  return scope;
}

/** What is sent for these commits. */
export const attemptScope = (names: readonly string[]): Scope =>
  names.length === 0 ? callScope : once(['with', 'commit'], { names, of: 'attempt' });
/** When a step of a sequence about this commit runs. */
export const runScope = (name: string | null): Scope =>
  name === null ? callScope : once(['with', 'commit', 'run'], { names: [name], of: 'attempt' });
/** Records of tracking: those of commits are sent when one comes into doubt and when it is settled. */
export const trackScope = (names: readonly string[]): Scope =>
  names.length === 0 ? failureScope : once(['with', 'failure', 'commit'], { names, of: 'tracked' });
/** What is said of a commit. */
export const entryScope = (name: string): Scope => once(['commit'], { names: [name], of: 'entry' });
