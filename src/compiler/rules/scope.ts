import type { InnerSymbol } from '../symbols';
import type { Shape } from '../wire';

/** Names that exist in one place only. */
export type LocalRoot = 'with' | 'answer' | 'failure' | 'item';

/** What a rule or text can read beside answers, facts, lookups, settings and today. */
export interface Scope {
  readonly locals: readonly LocalRoot[];
  /** What is known of `item`, where it is one of a list. */
  readonly item?: ReadonlyMap<string, InnerSymbol> | null;
  /** What the contract says of `item`, where it is one that a screen shows: null for anything. */
  readonly itemShape?: Shape | null;
  /** What is known of `answer`: null for anything. */
  readonly answer?: Shape | null;
}

export const plainScope: Scope = { locals: [] };
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
