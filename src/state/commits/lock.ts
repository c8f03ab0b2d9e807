import type { Environment } from '../environment/environment';
import type { Locks } from '../environment/locks';
import type { CommitLock } from './commit-lock';

/** The browser's own lock: a tab that ends, by a crash too, lets go of it. */
export function sharedLock(
  locks: Locks,
  name: string,
  { reportError }: Pick<Environment, 'reportError'>,
): CommitLock {
  /** A browser that cannot say counts as one where another tab has it. */
  const unlessBroken = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      reportError(error);
      return otherwise;
    }
  };
  let release: (() => void) | null = null;
  let wanted = false;
  const isMine = () => release !== null;
  const isWanted = () => wanted;
  return {
    take: async () => {
      wanted = true;
      if (isMine()) return true;
      const taken = await unlessBroken(locks.take(name), null);
      // Asked for twice at once, it was given once.
      if (taken === null) return isMine();
      release = taken;
      if (isWanted()) return true;
      // It was let go of before it was had.
      release = null;
      taken();
      return false;
    },
    isMine,
    letGo: () => {
      wanted = false;
      release?.();
      release = null;
    },
    isFree: async () => release !== null || !(await unlessBroken(locks.isHeld(name), true)),
    free: (signal) => (release !== null ? Promise.resolve() : locks.free(name, signal)),
  };
}
