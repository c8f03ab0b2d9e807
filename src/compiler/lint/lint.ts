import type { Context } from '../context';
import type { Sources } from '../symbols';
import { checkBindPaths } from './check-bind-paths';
import { checkBodies } from './check-bodies';
import { checkBoundsCases } from './check-bounds-cases';
import { checkBoxes } from './check-boxes';
import { checkColumns } from './check-columns';
import { checkEffects } from './check-effects';
import { checkFacts } from './check-facts';
import { checkInitials } from './check-initials';
import { checkLimits } from './check-limits';
import { checkMessages } from './check-messages';
import { checkParameters } from './check-parameters';
import { checkPicks } from './check-picks';
import { checkUnused } from './check-unused';
import { checkWords } from './check-words';
import { checkAnswers } from './commits/check-answers';
import { checkAttempts } from './commits/check-attempts';
import { checkOrder } from './commits/check-order';
import { checkRecords } from './commits/check-records';
import { checkSentences } from './commits/check-sentences';
import { checkSingle } from './commits/check-single';

export type Check = (sources: Sources, context: Context) => void;

const checks: readonly Check[] = [
  checkBindPaths,
  checkBodies,
  checkBoundsCases,
  checkBoxes,
  checkColumns,
  checkEffects,
  checkFacts,
  checkInitials,
  checkLimits,
  checkMessages,
  checkParameters,
  checkPicks,
  checkUnused,
  checkWords,
  checkAnswers,
  checkAttempts,
  checkOrder,
  checkRecords,
  checkSentences,
  checkSingle,
];

/** What reads as if it were right: each part is, and together they are not. */
export function lint(sources: Sources, context: Context): void {
  for (const check of checks) check(sources, context);
}
