import type { Context } from '../context';
import type { Sources } from '../symbols';
import { checkAccepted } from './check-accepted';
import { checkAddresses } from './check-addresses';
import { checkBindPaths } from './check-bind-paths';
import { checkBodies } from './check-bodies';
import { checkBoundsCases } from './check-bounds-cases';
import { checkBoxes } from './check-boxes';
import { checkBrandSettings } from './check-brand-settings';
import { checkBrands } from './check-brands';
import { checkSources } from './check-clauses';
import { checkChecks } from './check-checks';
import { checkChoices } from './check-choices';
import { checkColumns } from './check-columns';
import { checkComparisons } from './check-comparisons';
import { checkConfirms } from './check-confirms';
import { checkConsents } from './check-consents';
import { checkCurrencies } from './check-currencies';
import { checkDirectoryAsked } from './check-directory-asked';
import { checkDirectoryIds } from './check-directory-ids';
import { checkDirectoryKeys } from './check-directory-keys';
import { checkEffects } from './check-effects';
import { checkFacts } from './check-facts';
import { checkHeard } from './check-heard';
import { checkAcceptances, checkSetOrder, checkSharedAnswers } from './check-forgetting';
import { checkLeaving } from './check-leaving';
import { checkLeads } from './check-leads';
import { checkLikes } from './check-likes';
import { checkLimits } from './check-limits';
import { checkLooks } from './check-looks';
import { checkLookupNames } from './check-lookup-names';
import { checkMessages } from './check-messages';
import { checkNegations } from './check-negations';
import { checkOddWords } from './check-odd-words';
import { checkOffered } from './check-offered';
import { checkOverlays } from './check-overlays';
import { checkPageTexts } from './check-page-texts';
import { checkParameters } from './check-parameters';
import { checkPatterns } from './check-patterns';
import { checkPicks } from './check-picks';
import { checkPossible } from './check-possible';
import { checkPrivate } from './check-private';
import { checkReasonsGiven } from './check-reasons-given';
import { checkRepeated } from './check-repeated';
import { checkReviews } from './check-reviews';
import { checkSensitive } from './check-sensitive';
import { checkSequences } from './check-sequences';
import { checkStandingDays } from './check-standing-days';
import { checkTidied } from './check-tidied';
import { checkUnread } from './check-unread';
import { checkUnset } from './check-unset';
import { checkUnused } from './check-unused';
import { checkValues } from './check-values';
import { checkVisits } from './check-visits';
import { checkWays } from './check-ways';
import { checkWords } from './check-words';
import { checkAnswers } from './commits/check-answers';
import { checkAttempts } from './commits/check-attempts';
import { checkOrder } from './commits/check-order';
import { checkPassedOver } from './commits/check-passed-over';
import { checkRecords } from './commits/check-records';
import { checkSentences } from './commits/check-sentences';
import { checkSingle } from './commits/check-single';
import { checkMixUps } from './mix-ups/check-mix-ups';
import { checkMixedWords } from './mix-ups/check-mixed-words';
import { checkSentConstants } from './sent/check-sent-constants';
import { checkSentNames } from './sent/check-sent-names';
import { checkSentNothing } from './sent/check-sent-nothing';
import { checkSentNumbers } from './sent/check-sent-numbers';
import { checkSentTexts } from './sent/check-sent-texts';
import { checkDirections } from './wording/check-directions';
import { checkFigures } from './wording/check-figures';
import { checkLocales } from './wording/check-locales';
import { checkMarks, checkReasonMarks } from './wording/check-marks';
import { checkMissingWords } from './wording/check-missing-words';
import { checkReading } from './wording/check-reading';
import { checkSaidTwice } from './wording/check-said-twice';
import { checkShownAlike } from './wording/check-shown-alike';
import { checkTerms } from './wording/check-terms';

export type Check = (sources: Sources, context: Context) => void;

/** Those that can find something in the words of a text, whatever language it is said in. */
const ofWords: readonly Check[] = [
  checkDirections,
  checkFigures,
  checkMarks,
  checkMessages,
  checkMissingWords,
  checkMixedWords,
  checkSaidTwice,
  checkShownAlike,
  checkWords,
];

/** And in what a text fills in. */
const ofTexts: readonly Check[] = [...ofWords, checkSensitive];

const others: readonly Check[] = [
  checkAccepted,
  checkAddresses,
  checkBindPaths,
  checkBodies,
  checkBoundsCases,
  checkBoxes,
  checkBrandSettings,
  checkBrands,
  checkSources,
  checkChecks,
  checkChoices,
  checkColumns,
  checkComparisons,
  checkConfirms,
  checkConsents,
  checkCurrencies,
  checkDirectoryAsked,
  checkDirectoryIds,
  checkDirectoryKeys,
  checkEffects,
  checkFacts,
  checkHeard,
  checkAcceptances,
  checkSetOrder,
  checkSharedAnswers,
  checkLeaving,
  checkLeads,
  checkLikes,
  checkLimits,
  checkLookupNames,
  checkLooks,
  checkNegations,
  checkOddWords,
  checkOffered,
  checkOverlays,
  checkPageTexts,
  checkParameters,
  checkPatterns,
  checkPicks,
  checkPossible,
  checkPrivate,
  checkReasonsGiven,
  checkRepeated,
  checkReviews,
  checkSequences,
  checkStandingDays,
  checkTidied,
  checkUnread,
  checkUnset,
  checkUnused,
  checkValues,
  checkVisits,
  checkWays,
  checkAnswers,
  checkAttempts,
  checkOrder,
  checkPassedOver,
  checkRecords,
  checkSentences,
  checkSingle,
  checkMixUps,
  checkSentConstants,
  checkSentNames,
  checkSentNothing,
  checkSentNumbers,
  checkSentTexts,
  checkLocales,
  checkReading,
  checkReasonMarks,
  checkTerms,
];

/**
 * What reads as if it were right: each part is, and together they are not. In another language the
 * journey is the same but for its texts.
 */
export function lint(sources: Sources, context: Context): void {
  for (const check of ofTexts) check(sources, context);
  if (context.spoken !== null) return;
  for (const check of others) check(sources, context);
}

/** What is found where words alone are otherwise than in a journey that nothing is found in. */
export function lintWords(sources: Sources, context: Context): void {
  for (const check of ofWords) check(sources, context);
}
