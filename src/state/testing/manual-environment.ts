import type { Environment, Occurrence, Signal } from '../environment/environment';
import type { Locks } from '../environment/browser-environment';
import { manualClock, type ManualClock } from './manual-clock';
import { manualLocks } from './manual-locks';

export { settle } from './manual-clock';

export interface ManualSignal extends Signal {
  set(value: boolean): void;
}

export interface ManualOccurrence<T> extends Occurrence<T> {
  happen(what: T): void;
}

export interface ManualEnvironment extends Environment {
  readonly visible: ManualSignal;
  readonly online: ManualSignal;
  readonly pageShown: ManualOccurrence<void>;
  readonly storageEvents: ManualOccurrence<string | null>;
  readonly errors: readonly unknown[];
  /** The browser would ask before the page is left. */
  readonly isHeld: () => boolean;
  readonly timers: ManualClock['timers'];
  /** From now on the page is never idle. */
  keepBusy(): void;
  pass(ms: number): Promise<void>;
}

/** What several tabs of one device share; each tab has an environment of its own. */
export interface Shared {
  readonly clock?: ManualClock;
  /** null: a browser without locks. */
  readonly locks?: Locks | null;
  /** Stands in what this tab has by chance. */
  readonly name?: string;
}

/** A page whose clock, sight, connection and locks the test moves. */
export function manualEnvironment(start?: number, shared: Shared = {}): ManualEnvironment {
  const { clock = manualClock(start), locks = manualLocks().tab(), name = 'tab' } = shared;
  const errors: unknown[] = [];
  const asked = new Set<() => boolean>();
  let isBusy = false;
  let chances = 0;
  return {
    now: clock.now,
    elapsed: clock.elapsed,
    schedule: clock.schedule,
    whenIdle: (work, withinMs) => clock.schedule(work, isBusy ? withinMs : 0),
    visible: manualSignal(),
    online: manualSignal(),
    pageShown: manualOccurrence(),
    storageEvents: manualOccurrence(),
    locks,
    holdPage: (holds) => {
      asked.add(holds);
      return () => {
        asked.delete(holds);
      };
    },
    random: () => {
      chances += 1;
      return `by-chance-${name}-${chances}`;
    },
    reportError: (error) => errors.push(error),
    errors,
    isHeld: () => [...asked].some((holds) => holds()),
    timers: clock.timers,
    keepBusy: () => {
      isBusy = true;
    },
    pass: (ms) => clock.pass(ms),
  };
}

function manualOccurrence<T>(): ManualOccurrence<T> {
  const listeners = new Set<(what: T) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    happen: (what) => {
      for (const listener of [...listeners]) listener(what);
    },
  };
}

function manualSignal(): ManualSignal {
  let value = true;
  const changes = manualOccurrence<undefined>();
  return {
    current: () => value,
    subscribe: (listener) => changes.subscribe(() => listener()),
    set: (next) => {
      value = next;
      changes.happen(undefined);
    },
  };
}
