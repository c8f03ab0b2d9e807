import type { CompiledStep } from '../../../journey';
import { equal, getPath, holds } from '../../../rules';
import type { EventOf } from '../../model';
import { routeParameters, withQueryValues } from '../../route';
import { usesFiles } from '../../seldom';
import { startState } from '../../start';
import { plain } from '../../text';
import { setAnswer } from '../changes';
import { flightOf } from '../commits/chain-end';
import { isHeld, tellNews } from '../commits/entry';
import { dropSuspicion } from '../commits/suspicion-state';
import { askForNewWords } from '../consents';
import { closeDraftsOf } from '../drafts';
import { fireEntry } from '../reactions';
import { abandonRuns, startRun } from '../runs';
import { runOf } from '../runs/run-state';
import {
  goTo,
  sendTo,
  flowOf,
  isSettled,
  readerOf,
  scopeOf,
  sectionsOnPage,
  setProgress,
  setRefused,
  stepOf,
  touch,
  type Turn,
} from '../turn';

/**
 * The person is at a step. What the step needs and is not there sends them on, and they have not
 * been here (ROU-32); `entered` fires once a visit, never on a reload.
 */
export function stepEntered(turn: Turn, event: EventOf<'stepEntered'>): void {
  const step = turn.program.journey.steps.find((candidate) => candidate.id === event.step);
  if (step === undefined) return;
  turn.state = { ...turn.state, today: event.today };
  const unmet = step.requires.find(({ that }) => !holds(that, scopeOf(turn)));
  if (unmet !== undefined) {
    const notice = plain(turn.program.reader.fill(unmet.notice, readerOf(turn)));
    if (unmet.notice.length === 0) goTo(turn, unmet.goTo, unmet.parameters);
    else sendTo(turn, unmet.goTo, notice, unmet.parameters);
    return;
  }
  abandonRuns(turn, stepOf(turn)?.entry ?? null);
  const parameters = routeParameters(
    step,
    turn.state.answers,
    withQueryValues(step, event.parameters),
  );
  const isOther = leadsElsewhere(turn, step, parameters);
  const isBack = comesBack(turn, step, parameters);
  if (isOther && step.startsAnew) startedAnew(turn);
  for (const { name, answer } of step.parameters) setAnswer(turn, answer, parameters[name] ?? null);
  for (const { name, answer } of step.query ?? [])
    setAnswer(turn, answer, parameters[name] ?? null);
  const { notice, step: before } = turn.state.progress;
  setProgress(turn, {
    step: step.id,
    parameters,
    notice: notice?.step === step.id ? notice : null,
  });
  tellNews(turn, before, step.id);
  askForNewWords(turn, step);
  openFirst(turn, step);
  const restoring = event.restored && !isOther;
  if (restoring) keepEntered(turn);
  else fireEntry(turn);
  if (step.entry === null || isHeld(turn, step.entry, restoring)) return;
  if (!isBack || runOf(turn, step.entry)?.status !== 'done')
    startRun(turn, step.entry, { restoring, with: {} });
}

/**
 * From the error page back to the step behind it: what that has loaded is there still, and is not
 * taken away from under a finger to be loaded once more.
 */
function comesBack(
  { program, state }: Turn,
  { id }: CompiledStep,
  parameters: Readonly<Record<string, string>>,
): boolean {
  const { step, fault } = state.progress;
  if (fault === null || step !== program.journey.failures?.goTo) return false;
  return fault.step === id && equal(fault.parameters, parameters);
}

/** Whether an answer that the address carries was another before, as of another of its journeys. */
const leadsElsewhere = (
  { state }: Turn,
  step: CompiledStep,
  parameters: Readonly<Record<string, string>>,
): boolean =>
  step.parameters.some(({ name, answer }) => {
    const before = getPath(state.answers, answer);
    return before !== null && before !== parameters[name];
  });

/** Where the person is in the step, if that is not known from before. */
function openFirst(turn: Turn, step: CompiledStep): void {
  const { open, reached } = turn.state.progress;
  if (!step.progressive || Object.hasOwn(open, step.id)) return;
  const first = flowOf(turn).find((section) => !isSettled(turn, section));
  if (first === undefined) return;
  const placeOf = (id: string | undefined): number =>
    step.sections.findIndex((section) => section.id === id);
  const isFurther = placeOf(first.id) > placeOf(reached[step.id]);
  setProgress(turn, {
    open: { ...open, [step.id]: first.id },
    reached: isFurther ? { ...reached, [step.id]: first.id } : reached,
  });
}

/**
 * What is on a page that is restored has been entered before: nothing is set anew.
 * A section that is still to come has not, unless the snapshot says so.
 */
function keepEntered(turn: Turn): void {
  const { entered } = turn.state.progress;
  const marks = sectionsOnPage(turn).map(({ mark }) => [mark, true as const] as const);
  setProgress(turn, { entered: { ...entered, ...Object.fromEntries(marks) } });
}

/**
 * Drops answers, lookups and progress. Request numbers go on, so that no late answer comes in. What
 * is known of commits stays, and one that is on its way is not called back.
 */
export function startedAnew(turn: Turn): void {
  for (const lookup of Object.values(turn.state.lookups)) {
    if (lookup.status !== 'loading' || flightOf(turn, lookup.request) !== undefined) continue;
    turn.effects.push({ type: 'abort', request: lookup.request });
  }
  const { settings, today, progress, commits } = turn.state;
  const fresh = startState(turn.program.journey, { settings, today });
  turn.state = {
    ...fresh,
    progress: {
      ...fresh.progress,
      requests: progress.requests,
      ...(usesFiles && { letGo: progress.letGo }),
    },
    commits: { ...commits, notSent: null, dismissed: [], saves: {}, unsure: {}, held: null },
  };
  dropSuspicion(turn);
  turn.changed.clear();
}

/** Submits a valid step, once; one that is not valid shows what is missing and sends nothing (SUB-06, SUB-07). */
export function stepSubmitted(turn: Turn, event: EventOf<'stepSubmitted'>): void {
  const step = stepOf(turn);
  if (step?.id !== event.step || step.submit === null) return;
  if (!holds(step.submit.when ?? true, scopeOf(turn))) return;
  const read = readerOf(turn);
  const { verdict, layout } = turn.program.cells.step(step);
  if (read(verdict) !== 'valid') {
    for (const { section } of sectionsOnPage(turn)) {
      if (section.present.as === 'page') touch(turn, section);
    }
    setRefused(turn, step.id, true);
    return;
  }
  if (!read(layout).complete) return;
  setRefused(turn, step.id, false);
  for (const section of step.sections) closeDraftsOf(turn, section);
  startRun(turn, step.submit.sequence, { restoring: false, with: {} });
}
