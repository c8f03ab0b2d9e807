/** Time that the test lets pass; all tabs of one device may share it. */
export interface ManualClock {
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** Timers that have not run and were not called off. */
  readonly timers: () => number;
  /** Lets so much time pass, with all that falls due in it. */
  pass(ms: number): Promise<void>;
  /** Somebody sets the clock of the device: no timer is moved. */
  set(ms: number): void;
}

export function manualClock(start = Date.UTC(2026, 10, 21)): ManualClock {
  let passed = 0;
  let shown = start;
  const timers = new Map<object, { readonly due: number; readonly work: () => void }>();
  const moveTo = (then: number) => {
    shown += then - passed;
    passed = then;
  };
  return {
    now: () => shown,
    elapsed: () => passed,
    schedule: (work, ms) => {
      const key = {};
      timers.set(key, { due: passed + ms, work });
      return () => timers.delete(key);
    },
    timers: () => timers.size,
    pass: async (ms) => {
      const end = passed + ms;
      for (;;) {
        await settle();
        const next = [...timers].sort(([, a], [, b]) => a.due - b.due)[0];
        if (!next || next[1].due > end) break;
        timers.delete(next[0]);
        moveTo(next[1].due);
        next[1].work();
      }
      moveTo(end);
      await settle();
    },
    set: (ms) => {
      shown = ms;
    },
  };
}

/** Until every promise that can go on has gone on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
