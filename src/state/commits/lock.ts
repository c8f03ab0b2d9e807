import type { Environment } from '../environment/environment';
import type { Locks } from '../environment/locks';
import type { CommitLock } from './commit-lock';

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
