import { cutDownEntry, routeParameters, type Json, type LedgerEntry } from '../../engine';
import {
  readBoolean,
  readDay,
  readEntries,
  readNumber,
  readParts,
  readText,
  readWord,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import {
  blankTab,
  happen,
  hear,
  noted,
  now,
  pass,
  stepOf,
  storageKinds,
  turnTo,
  type Device,
  type World,
} from '../world';
import type { Action, Actions } from './reach';

const goTo: Action = (from) => {
  const { at, parameters } = read(from);
  const step = readText(at);
  return (world) => {
    checkStep(world, step, at);
    const { today } = world;
    return happen(world, { type: 'stepEntered', step, parameters, today, restored: false }, from);
  };
};

function read(from: Located) {
  if (typeof from.value === 'string') return { at: from, parameters: {} };
  const part = readParts(from, ['step', 'parameters']);
  const given = part('parameters');
  const entries = given === undefined ? [] : readEntries(given);
  return {
    at: required(from, 'step', part('step')),
    parameters: Object.fromEntries(entries.map(([key, value]) => [key, readText(value)] as const)),
  };
}

function checkStep({ journey }: World, step: string, at: Located): void {
  if (journey.steps.some(({ id }) => id === step)) return;
  const known = journey.steps.map(({ id }) => id).join(', ');
  throw new ScenarioProblem(at, `The journey has no step \`${step}\`.`, `known: ${known}`);
}

const reload: Action = (from) => {
  const how = readWord(from, ['page', 'visit']);
  return (world) => {
    const { engine, settings, today, journey } = world;
    const step = stepOf(world);
    const { parameters } = world.state.progress;
    const stored = JSON.parse(JSON.stringify(engine.snapshot(world.state))) as Json;
    const state = engine.restore(stored, { today, settings });
    if (state === null) throw new ScenarioProblem(from, 'What was stored is not taken up again.');
    const { choice, device, tab } = world;
    const lockedBy = device.lockedBy === tab ? null : device.lockedBy;
    const loaded = { ...world, ...blankTab, choice, state, device: { ...device, lockedBy } };
    const back = hear(loaded, 'start', from);
    const anew = journey.steps.find(({ id }) => id === step)?.startsAnew === true;
    if (how === 'page' || !anew) {
      return happen(back, { type: 'stepEntered', step, parameters, today, restored: true }, from);
    }
    const fresh = happen(back, { type: 'startedAnew' }, from);
    return happen(fresh, { type: 'stepEntered', step, parameters, today, restored: false }, from);
  };
};

/** As a release before the ledger stored it: its answers, and how far the steps of its sequences had come. */
const upgrade: Action = (from) => {
  const part = readParts(from, ['answers', 'steps']);
  const answers = required(from, 'answers', part('answers')).value;
  const steps = readEntries(required(from, 'steps', part('steps')));
  const runs = Object.fromEntries(steps.map(([id, { value }]) => [id, { steps: value }] as const));
  return (world) => {
    const { engine, settings, today, journey } = world;
    const { version } = journey.persist;
    const snapshot = { version, answers, progress: { runs } };
    const given = { today, settings };
    const state = engine.restore(snapshot, given) ?? engine.start(given);
    const at = now(world);
    const entries = engine.journalledCommits({ snapshot, savedAt: at, now: at }, given);
    const device = entries.reduce(noted, world.device);
    const { step, parameters } = world.state.progress;
    return happen(
      hear({ ...world, ...blankTab, state, device }, 'start', from),
      {
        type: 'stepEntered',
        step: step ?? journey.entry,
        ...{ parameters, today, restored: true },
      },
      from,
    );
  };
};

const tab: Action = (from) => {
  const name = readText(from);
  return (world) => (name === world.tab ? world : turnTo(world, name, from));
};

const clear: Action = (from) => {
  const how = readWord(from, ['details', 'keepNumbers', 'everything']);
  return (world) => {
    const asks = world.engine.clearing(world.state)?.kind ?? null;
    if (asks === 'sending')
      throw new ScenarioProblem(from, 'Nothing can be cleared while it is sent.');
    if ((asks === null) !== (how === 'details')) {
      throw new ScenarioProblem(
        from,
        asks === null
          ? 'Nothing is asked: say `details`.'
          : 'It asks: `keepNumbers` or `everything`?',
      );
    }
    const { today, journey, state } = world;
    const entry = journey.steps.find(({ id }) => id === journey.entry);
    const parameters = entry === undefined ? {} : routeParameters(entry, state.answers);
    const fresh = hear(
      happen(cleared(world, how === 'keepNumbers'), { type: 'startedAnew' }, from),
      'cleared',
      from,
    );
    return happen(
      fresh,
      { type: 'stepEntered', step: journey.entry, parameters, today, restored: false },
      from,
    );
  };
};

/** Nothing is left in the ledger, or the numbers of what is open. */
function cleared(world: World, keepsNumbers: boolean): World {
  const { device } = world;
  const entries: Device['entries'] = keepsNumbers
    ? Object.fromEntries(
        Object.entries(device.entries)
          .filter(([, entry]) => isOpen(entry))
          .map(([key, entry]) => [key, cutDownEntry(entry)]),
      )
    : {};
  return { ...world, device: { ...device, entries } };
}

const isOpen = ({ state }: LedgerEntry): boolean =>
  state === 'sending' || state === 'doubt' || state === 'aside';

const today: Action = (from) => {
  const day = readDay(from);
  return (world) => ({ ...world, today: day });
};

const time: Action = (from) => {
  const seconds = readNumber(from);
  return (world) => pass(world, seconds, from);
};

const storage: Action = (from) => {
  const kind = readWord(from, [...storageKinds, 'emptied']);
  return (world) => {
    const { device } = world;
    return {
      ...world,
      device: kind === 'emptied' ? { ...device, entries: {} } : { ...device, storage: kind },
    };
  };
};

const online: Action = (from) => {
  const isOnline = readBoolean(from);
  return (world) => {
    const there = { ...world, device: { ...world.device, online: isOnline } };
    const told = { type: 'pageChanged', online: isOnline, inView: true, at: now(there) } as const;
    const heard = happen(there, told, from);
    return isOnline ? hear(heard, 'return', from) : heard;
  };
};

/** Where a person is, and the device on which. */
export const visit: Actions = {
  /** `{ "goTo": "results" }`: opens the address of a step, as a link or the browser's own way does. */
  goTo,

  /**
   * `{ "reload": "page" }`: the page is loaded again with what may be stored; what was on its way
   * is lost. `{ "reload": "visit" }` comes back by the address, which begins anew where the step says so.
   */
  reload,

  /**
   * `{ "upgrade": { "answers": { "quote": "q1" }, "steps": { "save": { "pay": "done" } } } }`: the page is
   * loaded over what a release before the ledger had stored.
   */
  upgrade,

  /**
   * `{ "tab": "b" }`: the household turns to another tab of the same browser, and does there what follows;
   * the first one is `a`. A new one opens the journey where what is stored leaves it.
   */
  tab,

  /**
   * `{ "clear": "details" }`: Clear my details; the entry of the journey stands there as at first. While
   * something is open that is done once, it asks: `keepNumbers` keeps the number alone, `everything` nothing.
   */
  clear,

  /** `{ "today": "2026-09-02" }`: the day becomes this; a page knows it once it is gone to or loaded. */
  today,

  /** `{ "time": 61 }`: so many seconds pass; timers end, and answers that were on their way are there. */
  time,

  /** `{ "storage": "full" }`: what the device does with what is written from now on; `emptied` loses all that is there. */
  storage,

  /** `{ "online": false }`: the connection is lost, and `true`: it is there again. */
  online,
};
