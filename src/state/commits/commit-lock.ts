import type { Environment } from '../environment/environment';
import type { Locks } from '../environment/browser-environment';

/**
 * How long what one tab has written may take until another one reads it, in milliseconds: an
 * assumption about browsers. A lock that comes free may come before its holder's last write.
 */
export const settleMs = 250;

/**
 * Says which tab may send a commit: one at a time in a browser, whatever the commit and its subject,
 * as two quotes of one home have two subjects. It is never taken from a tab that has it.
 */
export interface CommitLock {
  /** Resolves to whether this tab has it. Waits for no other tab. */
  take(): Promise<boolean>;
  /** This tab has it still: asked right before a commit is written down. */
  isMine(): boolean;
  letGo(): void;
  /** No other tab has it, as far as can be told. */
  isFree(): Promise<boolean>;
  /** Resolves once no other tab has it; rejects when the signal aborts. */
  free(signal: AbortSignal): Promise<void>;
}

/**
 * The browser's own lock: a tab that ends, by a crash too, lets go of it. Where the browser forbids
 * it to the site, as it does with everything that the site keeps, `otherwise` takes its place.
 */
export function sharedLock(
  locks: Locks,
  name: string,
  otherwise: CommitLock,
  { reportError }: Pick<Environment, 'reportError'>,
): CommitLock {
  let forbidden = false;

  /** A browser that cannot say counts as one where another tab has it. */
  const unlessBroken = async <T>(
    work: () => Promise<T>,
    broken: T,
    instead: () => Promise<T>,
  ): Promise<T> => {
    if (forbidden) return instead();
    try {
      return await work();
    } catch (error) {
      forbidden = isForbidden(error);
      if (forbidden) return instead();
      reportError(error);
      return broken;
    }
  };
  let release: (() => void) | null = null;
  let wanted = false;
  const isMine = () => release !== null;
  const isWanted = () => wanted;

  async function takeOwn(): Promise<boolean> {
    wanted = true;
    if (isMine()) return true;
    const taken = await locks.take(name);
    // Asked for twice at once, it was given once.
    if (taken === null) return isMine();
    release = taken;
    if (isWanted()) return true;
    // It was let go of before it was had.
    release = null;
    taken();
    return false;
  }

  return {
    take: () => unlessBroken(takeOwn, false, () => otherwise.take()),
    isMine: () => (forbidden ? otherwise.isMine() : isMine()),
    letGo: () => {
      wanted = false;
      release?.();
      release = null;
      if (forbidden) otherwise.letGo();
    },
    isFree: () =>
      unlessBroken(
        async () => isMine() || !(await locks.isHeld(name)),
        false,
        () => otherwise.isFree(),
      ),
    free: async (signal) => {
      if (isMine()) return;
      try {
        if (!forbidden) await locks.free(name, signal);
      } catch (error) {
        if (!isForbidden(error)) throw error;
        forbidden = true;
      }
      if (forbidden) await otherwise.free(signal);
    },
  };
}

const isForbidden = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'SecurityError';
