/** Names that exist in one place only. */
export type LocalRoot = 'with' | 'answer' | 'failure' | 'item';

/** What a rule or text can read beside answers, facts, lookups, settings and today. */
export interface Scope {
  readonly locals: readonly LocalRoot[];
}

export const plainScope: Scope = { locals: [] };
export const callScope: Scope = { locals: ['with'] };
export const answerScope: Scope = { locals: ['with', 'answer'] };
export const failureScope: Scope = { locals: ['with', 'failure'] };
export const itemScope: Scope = { locals: ['item'] };
