/** Lets so much work in at the same time, keeps so much waiting, and turns the rest away. */
export interface Gate {
  /** null: turned away, and nothing was done. */
  readonly enter: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export interface GateSize {
  readonly working: number;
  readonly waiting: number;
}

export function createGate({ working, waiting }: GateSize): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];

  async function admitted(): Promise<boolean> {
    if (inside < working) {
      inside += 1;
      return true;
    }
    if (queue.length >= waiting) return false;
    // Whoever leaves hands its place on, so that `inside` stays as it is.
    await new Promise<void>((enter) => queue.push(enter));
    return true;
  }

  function leave(): void {
    const next = queue.shift();
    if (next === undefined) inside -= 1;
    else next();
  }

  return {
    enter: async (work) => {
      if (!(await admitted())) return null;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
