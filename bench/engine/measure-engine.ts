import { createShapeValidators } from '../../src/compiler';
import {
  createEngine,
  type Engine,
  type JourneyEvent,
  type JourneyState,
  type JsonObject,
} from '../../src/engine';
import { compiledForm } from '../journey/compiled';
import { filledSnapshot, middleOf, placeOf, type FormSize, type Naming } from '../journey/source';

const sizes = [16, 1_000, 10_000] as const;
const given = { today: '2026-03-02', settings: {} };

/** Prints what the engine takes for forms of each size: medians of CPU time, in milliseconds. */
export function measureEngine(): void {
  const columns = ['names', 'fields', 'form', 'answer', 'toggle', 'snapshot', 'start', 'restore'];
  const widths = columns.map((name) => Math.max(name.length, 8));
  const print = (line: readonly string[]): void =>
    console.log(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  print(columns);
  for (const naming of ['grouped', 'flat'] as const) {
    for (const fields of sizes)
      rowsOf({ fields, layout: 'sections', naming }, naming).forEach(print);
  }
}

function rowsOf(size: FormSize, naming: Naming): readonly (readonly string[])[] {
  const journey = compiledForm(size);
  const validators = createShapeValidators(journey);
  const engine = createEngine(journey, validators);
  const snapshot = filledSnapshot(size);
  const empty = entered(engine, engine.start(given));
  const filled = entered(engine, restored(engine, snapshot));
  const start = median(21, () => engine.start(given));
  const restore = median(21, () => restored(engine, snapshot));
  return [['empty', empty] as const, ['filled', filled] as const].map(([form, state]) => [
    naming,
    String(size.fields),
    form,
    median(
      201,
      answering(engine, size, state, 'free', (round) => `a${round}`),
    ).toFixed(3),
    median(
      201,
      answering(engine, size, state, 'toggle', (round) => round % 2 === 0),
    ).toFixed(3),
    median(
      21,
      saving(
        engine,
        answering(engine, size, state, 'free', (round) => `b${round}`),
      ),
    ).toFixed(3),
    start.toFixed(3),
    restore.toFixed(3),
  ]);
}

const restored = (engine: Engine, snapshot: JsonObject): JourneyState => {
  const state = engine.restore(snapshot, given);
  if (state === null) throw new Error('The snapshot was not taken up');
  return state;
};

const entered = (engine: Engine, state: JourneyState): JourneyState =>
  engine.apply(state, {
    type: 'stepEntered',
    step: 'form',
    parameters: {},
    today: given.today,
    restored: false,
  }).state;

/** One answer more at each call, and the step's view of it. */
function answering(
  engine: Engine,
  size: FormSize,
  from: JourneyState,
  name: string,
  valueOf: (round: number) => string | boolean,
): () => JourneyState {
  const at = from.progress.open['form'];
  const group = at === undefined || at === null ? middleOf(size) : Number(at.slice(1));
  const event = (round: number): JourneyEvent => ({
    type: 'fieldAnswered',
    ...placeOf(size, group, name),
    value: valueOf(round),
  });
  let state = from;
  let round = 0;
  return () => {
    const before = state;
    ({ state } = engine.apply(state, event(round)));
    engine.view(state, 'form');
    round += 1;
    if (state === before) throw new Error('The answer was not taken');
    return state;
  };
}

/** The snapshot as it is written after one answer more; gives what that took without the answer. */
function saving(engine: Engine, next: () => JourneyState): () => number {
  return () => {
    const state = next();
    const begun = cpu();
    JSON.stringify(engine.snapshot(state));
    return cpu() - begun;
  };
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Most time that one figure may take, in milliseconds. */
const patience = 3_000;

/** Of what the work says that it took, or else of what it took; the first fifth is to warm up. */
function median(times: number, work: () => unknown): number {
  const taken: number[] = [];
  const end = cpu() + patience;
  while (taken.length < 3 || (taken.length < times && cpu() < end)) {
    const begun = cpu();
    const said = work();
    taken.push(typeof said === 'number' ? said : cpu() - begun);
  }
  const counted = taken.slice(Math.floor(taken.length / 5)).sort((a, b) => a - b);
  return counted[Math.floor(counted.length / 2)] ?? Number.NaN;
}
