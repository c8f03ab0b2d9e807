/** Runs the work after so many milliseconds; the result calls it off. */
export type Schedule = (work: () => void, ms: number) => () => void;

export interface Limits {
  /** The caller no longer wants the result. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly schedule: Schedule;
}

export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Result of the work, or a rejection as soon as the time is up (TimedOut) or the
 * caller aborts (the reason of the abort), even if the work does not heed its signal.
 */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, timeoutMs, schedule }: Limits,
): Promise<T> {
  signal.throwIfAborted();
  const inner = new AbortController();
  const aborted = () => {
    inner.abort(signal.reason);
  };
  signal.addEventListener('abort', aborted, { once: true });
  const callOff = schedule(() => {
    inner.abort(new TimedOut(`No answer within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([work(inner.signal), rejectedBy(inner.signal)]);
  } finally {
    callOff();
    signal.removeEventListener('abort', aborted);
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}
