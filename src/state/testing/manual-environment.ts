import type { Environment, Signal } from '../environment/environment';

export interface ManualSignal extends Signal {
  set(value: boolean): void;
}

export interface ManualEnvironment extends Environment {
  readonly visible: ManualSignal;
  readonly online: ManualSignal;
  readonly errors: readonly unknown[];
  /** Timers that have not run and were not called off. */
  readonly timers: () => number;
  /** Lets so much time pass, with all that falls due in it. */
  pass(ms: number): Promise<void>;
}

/** A page whose clock, sight and connection the test moves. */
export function manualEnvironment(start = Date.UTC(2026, 10, 21)): ManualEnvironment {
  let now = start;
  const errors: unknown[] = [];
  const timers = new Map<object, { readonly due: number; readonly work: () => void }>();

  async function pass(ms: number): Promise<void> {
    const end = now + ms;
    for (;;) {
      await settle();
      const next = [...timers].sort(([, a], [, b]) => a.due - b.due)[0];
      if (!next || next[1].due > end) break;
      timers.delete(next[0]);
      now = next[1].due;
      next[1].work();
    }
    now = end;
    await settle();
  }

  return {
    now: () => now,
    schedule: (work, ms) => {
      const key = {};
      timers.set(key, { due: now + ms, work });
      return () => timers.delete(key);
    },
    visible: manualSignal(),
    online: manualSignal(),
    reportError: (error) => errors.push(error),
    errors,
    timers: () => timers.size,
    pass,
  };
}

/** Until every promise that can go on has gone on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function manualSignal(): ManualSignal {
  let value = true;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
