import type {
  CompiledSequence,
  CompiledSequenceStep,
  Failure,
  Json,
  JsonObject,
  Run,
  RunStepStatus,
} from '../model';
import { evaluateTemplate, holds } from '../rules';
import { plain } from '../text';
import { planWith } from './calls';
import { applyChanges } from './changes';
import { routeFailure } from './failures';
import { readerOf, scopeOf, setProgress, type Turn } from './turn';

/** Begins a sequence; one that is running already goes on alone. */
export function startRun(
  turn: Turn,
  id: string,
  given: { readonly restoring: boolean; readonly with: JsonObject },
): void {
  const sequence = turn.program.journey.sequences[id];
  if (sequence === undefined || turn.state.progress.runs[id]?.status === 'running') return;
  const steps = sequence.steps.map((step) => [step.id, 'waiting'] as const);
  setRun(turn, id, {
    status: 'running',
    steps: Object.fromEntries(steps),
    requests: {},
    marker: null,
    message: null,
    with: given.with,
    restoring: given.restoring,
  });
  applyChanges(turn, sequence.first, { with: given.with });
  advance(turn, sequence);
}

/** Takes up a sequence again at the step that failed. */
export function resumeRun(turn: Turn, lookup: string): boolean {
  for (const [id, run] of Object.entries(turn.state.progress.runs)) {
    const sequence = turn.program.journey.sequences[id];
    const step = sequence?.steps.find(
      (entry) => entry.use.as === lookup && run.steps[entry.id] === 'failed',
    );
    if (sequence === undefined || step === undefined || run.status === 'running') continue;
    setRun(turn, id, { ...run, status: 'running', marker: null, message: null });
    setStep(turn, id, step.id, 'waiting');
    advance(turn, sequence);
    return true;
  }
  return false;
}

function setRun(turn: Turn, id: string, run: Run): void {
  setProgress(turn, { runs: { ...turn.state.progress.runs, [id]: run } });
}

function changeRun(turn: Turn, id: string, change: Partial<Run>): void {
  const run = turn.state.progress.runs[id];
  if (run !== undefined) setRun(turn, id, { ...run, ...change });
}

function setStep(turn: Turn, id: string, step: string, status: RunStepStatus): void {
  const run = turn.state.progress.runs[id];
  if (run !== undefined) setRun(turn, id, { ...run, steps: { ...run.steps, [step]: status } });
}

/** Plans what comes next: one step, and those that run together with it. */
function advance(turn: Turn, sequence: CompiledSequence): void {
  let begun = false;
  for (const step of sequence.steps) {
    const run = turn.state.progress.runs[sequence.id];
    if (run?.status !== 'running') return;
    const status = run.steps[step.id];
    const busy = Object.values(run.steps).some((at) => at === 'running' || at === 'confirming');
    if (status !== 'waiting') continue;
    if (busy && !(begun && step.parallel)) return;
    begun = begin(turn, sequence, step) || begun;
  }
  const run = turn.state.progress.runs[sequence.id];
  if (run === undefined || Object.values(run.steps).some(isOpen)) return;
  changeRun(turn, sequence.id, { status: 'done' });
  applyChanges(turn, sequence.then);
}

const isOpen = (status: RunStepStatus): boolean =>
  status === 'waiting' || status === 'running' || status === 'confirming';

/** false for a step that is left out. */
function begin(turn: Turn, sequence: CompiledSequence, step: CompiledSequenceStep): boolean {
  const run = turn.state.progress.runs[sequence.id];
  const given = { with: run?.with ?? {} };
  if (!holds(step.when, scopeOf(turn, given))) {
    setStep(turn, sequence.id, step.id, 'skipped');
    return false;
  }
  setStep(turn, sequence.id, step.id, 'running');
  const parameters = evaluateTemplate(step.use.with, scopeOf(turn, given)) as JsonObject;
  awaitCall(turn, sequence.id, step, { ...step.use, parameters });
  return true;
}

function awaitCall(
  turn: Turn,
  id: string,
  step: CompiledSequenceStep,
  use: { readonly as: string; readonly call: string; readonly parameters: JsonObject },
): void {
  const restoring = turn.state.progress.runs[id]?.restoring ?? false;
  const request = planWith(turn, use.as, use.call, use.parameters, restoring);
  const run = turn.state.progress.runs[id];
  if (run === undefined || request === null) return;
  changeRun(turn, id, { requests: { ...run.requests, [step.id]: request } });
}

/** A call of a sequence, found by its number. */
interface Waiting {
  readonly sequence: CompiledSequence;
  readonly step: CompiledSequenceStep;
  readonly confirming: boolean;
}

export function runWaitingFor({ program, state }: Turn, request: number): Waiting | null {
  for (const [id, run] of Object.entries(state.progress.runs)) {
    const sequence = program.journey.sequences[id];
    const step = sequence?.steps.find((entry) => run.requests[entry.id] === request);
    const status = step === undefined ? undefined : run.steps[step.id];
    if (sequence === undefined || step === undefined || run.status !== 'running') continue;
    if (status === 'running' || status === 'confirming') {
      return { sequence, step, confirming: status === 'confirming' };
    }
  }
  return null;
}

/** The call of a step was answered; an answer that is not ok is a failure of the step. */
export function stepAnswered(
  turn: Turn,
  { sequence, step, confirming }: Waiting,
  answer: Json,
): void {
  const locals = { answer, with: turn.state.progress.runs[sequence.id]?.with ?? {} };
  const scope = scopeOf(turn, locals);
  if (confirming) {
    const { confirmBy } = step;
    if (confirmBy === null || !holds(confirmBy.doneWhen, scope)) {
      stop(turn, sequence, step, lostAnswer);
      return;
    }
    applyChanges(turn, confirmBy.then, locals);
    setStep(turn, sequence.id, step.id, 'done');
    changeRun(turn, sequence.id, { status: 'done' });
    return;
  }
  if (!holds(step.okWhen, scope)) {
    stepFailed(turn, { sequence, step, confirming }, { kind: 'http', status: 200, message: null });
    return;
  }
  setStep(turn, sequence.id, step.id, 'done');
  applyChanges(turn, step.then, locals);
  if (holds(step.stopWhen, scopeOf(turn, locals))) {
    changeRun(turn, sequence.id, { status: 'done' });
    return;
  }
  advance(turn, sequence);
}

const lostAnswer: Failure = { kind: 'network', status: 0, message: null };

/** The call of a step failed. Where its answer may only have been lost, that is asked before anything else. */
export function stepFailed(
  turn: Turn,
  { sequence, step, confirming }: Waiting,
  failure: Failure,
): void {
  const { confirmBy } = step;
  if (!confirming && confirmBy !== null && mayHaveWorked(failure)) {
    setStep(turn, sequence.id, step.id, 'confirming');
    const parameters = evaluateTemplate(confirmBy.use.with, scopeOf(turn)) as JsonObject;
    awaitCall(turn, sequence.id, step, { ...confirmBy.use, parameters });
    return;
  }
  if (routeFailure(turn, failure)) {
    setStep(turn, sequence.id, step.id, 'failed');
    changeRun(turn, sequence.id, { status: 'failed', marker: step.marker });
    return;
  }
  if (step.optional) {
    setStep(turn, sequence.id, step.id, 'failed');
    advance(turn, sequence);
    return;
  }
  stop(turn, sequence, step, failure);
}

const mayHaveWorked = (failure: Failure): boolean =>
  failure.kind !== 'http' || failure.status >= 500;

function stop(
  turn: Turn,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
  failure: Failure,
): void {
  const words = plain(turn.program.reader.fill(step.message, readerOf(turn)));
  const said = step.serverMessage && failure.message !== null ? failure.message : words;
  setStep(turn, sequence.id, step.id, 'failed');
  changeRun(turn, sequence.id, { status: 'failed', marker: step.marker, message: said });
  const locals = { failure: { ...failure } };
  const found = step.onFailure.find(({ when }) => holds(when, scopeOf(turn, locals)));
  if (found !== undefined) applyChanges(turn, found.changes, locals);
}
