import type { Imported } from './import-form';
import type { About } from './findings';

/** How much of a form came over. */
export interface Tally {
  /** Questions of kinds that our language has, and those of them with all that is said of them. */
  readonly questions: number;
  readonly wholeQuestions: number;
  /** Questions of kinds that it does not have. */
  readonly otherQuestions: number;
  readonly rules: number;
  readonly wholeRules: number;
}

/** What a form decides by an expression; what is said of the rest is no rule. */
const ruled: readonly About[] = [
  ...(['relevant', 'required', 'constraint', 'readonly', 'calculate'] as const),
  ...(['choices', 'count', 'initial'] as const),
];

export function tallyOf({
  planned,
  findings,
  brought,
}: Pick<Imported, 'planned' | 'findings' | 'brought'>): Tally {
  const rules = brought.filter(({ about }) => ruled.includes(about));
  const lost = findings.filter(({ about }) => ruled.includes(about));
  const asked = [...planned.values()].filter(({ as }) => as === 'asked' || as === 'listed');
  const touched = new Set(findings.filter(({ about }) => about !== 'look').map(({ of }) => of));
  const leftOut = findings.filter(({ about }) => about === 'question').length;
  return {
    questions: asked.length + leftOut,
    wholeQuestions: asked.filter(({ node }) => !touched.has(node.path)).length,
    otherQuestions: findings.filter(({ about }) => about === 'kind').length,
    rules: rules.length + lost.length,
    wholeRules: rules.length,
  };
}
