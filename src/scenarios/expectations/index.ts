import { answers } from './answers';
import { asked, notAsked } from './asked';
import { badges } from './badges';
import { bounds } from './bounds';
import { buttons } from './buttons';
import { allCalls, calls, notCalled, waiting } from './calls';
import { canSubmit } from './can-submit';
import { cards } from './cards';
import { cleared, set, unchanged } from './changed-answers';
import type { Expectation } from './check';
import { commit } from './commit';
import { content } from './content';
import { counts } from './counts';
import { details } from './details';
import { dialog } from './dialog';
import { disabled, enabled } from './disabled';
import { errorSummary } from './error-summary';
import { errors } from './errors';
import { facts } from './facts';
import { figures } from './figures';
import { filters } from './filters';
import { hints } from './hints';
import { items } from './items';
import { labels } from './labels';
import { lead } from './lead';
import { lists } from './lists';
import { lookups, lookupTexts } from './lookups';
import { lost } from './lost';
import { missing } from './missing';
import { notice } from './notice';
import { offers } from './offers';
import { open } from './open';
import { options } from './options';
import { parameters } from './parameters';
import { reads } from './reads';
import { reasons } from './reasons';
import { notRelevant, relevant } from './relevant';
import { notRequired, required } from './required';
import { sequences } from './sequences';
import { hidden, shown } from './shown';
import { step } from './step';
import { stored } from './stored';
import { summaries } from './summaries';
import { tables } from './tables';
import { title } from './title';
import { titles } from './titles';
import { tracking } from './tracking';
import { unavailable } from './unavailable';
import { values } from './values';
import { verdicts } from './verdicts';

export type { Check, Mismatch } from './check';

/** Everything that can be expected, by the key of a scenario. */
export const expectations: Readonly<Record<string, Expectation>> = {
  step,
  parameters,
  notice,
  title,
  lead,
  canSubmit,

  open,
  asked,
  notAsked,
  relevant,
  notRelevant,
  shown,
  hidden,
  verdicts,
  titles,
  summaries,
  content,

  required,
  notRequired,
  disabled,
  enabled,
  options,
  unavailable,
  bounds,
  labels,
  hints,
  reasons,
  values,
  errors,
  errorSummary,
  missing,
  lists,
  dialog,

  items,
  badges,
  buttons,
  figures,
  details,
  filters,
  cards,
  counts,
  offers,
  tables,

  answers,
  cleared,
  set,
  unchanged,
  facts,
  reads,

  lookups,
  lookupTexts,
  calls,
  allCalls,
  notCalled,
  waiting,
  tracking,
  sequences,
  commit,

  stored,
  lost,
};
