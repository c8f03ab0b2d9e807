/** Q: sequences. */
import { list, own, string } from '../json';
import { call, changes, clear, leadsAway, type Work } from './doing';
import { stepOf } from './flow';
import { nameOf } from './journey';
import { fill } from './texts';
import { allows, holds, values } from './values';
import type { Run } from './state';
import { file, scope, type World } from './world';
import type { Failure, Json, JsonObject } from '../subject';
const stepsOf = (w: World, sequence: string): readonly Json[] =>
  list(own(file(w, 'sequences', sequence), 'steps'));
const idOf = (step: Json): string => string(own(step, 'id'));
interface Task {
  readonly sequence: string;
  readonly run: Run;
  readonly step: Json;
}
/** The steps of runs that use a lookup and have a status. */
export const tasks = (w: World, as: string, status: string): Task[] =>
  [...w.state.runs].flatMap(([sequence, run]) =>
    stepsOf(w, sequence)
      .filter((step) => nameOf(step) === as && run.steps[idOf(step)] === status)
      .map((step) => ({ sequence, run, step })),
  );
/** Q2 */
export function begin(
  w: Work,
  sequence: string,
  given: JsonObject = {},
  { restoring = false, asked = false } = {},
): void {
  const said = file(w, 'sequences', sequence);
  if (w.state.runs.get(sequence)?.status === 'running' || said['id'] === undefined) return;
  const steps = Object.fromEntries(stepsOf(w, sequence).map((step) => [idOf(step), 'waiting']));
  const none = { marker: null, message: null };
  w.state.runs.set(sequence, { status: 'running', steps, ...none, with: given, restoring, asked });
  if (!restoring) changes(w, own(said, 'first'), { with: given });
  goOn(w, sequence);
}
/** Q4 */
function goOn(w: Work, sequence: string): void {
  const run = w.state.runs.get(sequence);
  if (run?.status !== 'running') return;
  const locals = { with: run.with };
  let begun = false;
  for (const step of stepsOf(w, sequence)) {
    if (run.steps[idOf(step)] !== 'waiting') continue;
    const beside = own(step, 'parallel') === true && begun;
    if (Object.values(run.steps).includes('running') && !beside) return;
    const s = scope(w, locals);
    const goes = allows(own(step, 'when'), s);
    run.steps[idOf(step)] = goes ? 'running' : 'skipped';
    const given = values(own(step, 'with'), s);
    if (goes) call(w, string(own(step, 'call')), nameOf(step), given, run.restoring);
    begun ||= goes;
  }
  if (Object.values(run.steps).includes('running')) return;
  run.status = 'done';
  changes(w, own(file(w, 'sequences', sequence), 'then'), locals);
}
/** Q5, Q7 */
export function stepSucceeds(w: Work, task: Task, answer: Json): void {
  const { sequence, run, step } = task;
  const locals = { with: run.with, answer };
  if (!allows(own(step, 'okWhen'), scope(w, locals))) {
    stepFails(w, task, { kind: 'http', status: 200, message: null });
    return;
  }
  run.steps[idOf(step)] = 'done';
  changes(w, own(step, 'then'), locals);
  if (run.status === 'running' && holds(own(step, 'stopWhen'), scope(w, locals)))
    run.status = 'done';
  goOn(w, sequence);
}
/** Q6, Q7 */
export function stepFails(
  w: Work,
  { sequence, run, step }: Task,
  failure: Failure,
  called = string(own(step, 'call')),
): void {
  run.steps[idOf(step)] = 'failed';
  const away = leadsAway(w, called, failure);
  if (!away && own(step, 'optional') === true) {
    goOn(w, sequence);
    return;
  }
  if (run.status === 'running') {
    const said = own(step, 'serverMessage') === true ? failure.message : null;
    run.status = 'failed';
    run.marker = string(own(step, 'marker')) || null;
    run.message = away ? null : (said ?? fill(own(step, 'message'), scope(w), true));
  }
  if (away) return;
  const locals = { with: run.with, failure };
  const all = list(own(step, 'onFailure'));
  const first = all.find((one) => allows(own(one, 'when'), scope(w, locals))) ?? null;
  changes(w, own(first, 'then'), locals);
}
/** Q9 */
export function takeUp(w: Work, { sequence, run }: Task): void {
  for (const [id, status] of Object.entries(run.steps))
    if (status === 'failed') run.steps[id] = 'waiting';
  Object.assign(run, { status: 'running', marker: null, message: null });
  goOn(w, sequence);
}
/** Q10 */
export function giveUp(w: Work): void {
  giveUpRun(w, string(own(stepOf(w, w.state.step).file, 'entry')));
  for (const [sequence, { asked }] of [...w.state.runs]) if (asked) giveUpRun(w, sequence);
}
function giveUpRun(w: Work, sequence: string): void {
  const run = w.state.runs.get(sequence);
  if (run?.status !== 'running') return;
  const running = stepsOf(w, sequence).filter((step) => run.steps[idOf(step)] === 'running');
  run.status = 'failed';
  for (const step of running) run.steps[idOf(step)] = 'failed';
  for (const step of running) clear(w, nameOf(step));
}
