import type { Environment } from '../environment/environment';
import { type DeviceStorage, tried } from '../storage/device-storage';
import { type CommitLock, settleMs } from './commit-lock';

/** What stands in the storage: who has it, and a count that goes on while that tab lives. */
interface Lease {
  readonly owner: string;
  readonly beat: number;
}

const renewMs = 2_000;
const staleMs = 10_000;
const lookMs = 1_000;

/**
 * In place of a lock where the browser has none: weaker, as two tabs may take it before either sees
 * what the other wrote. So it is looked at again right before a commit is written down. No clocks
 * are compared: another's is free when its beat has not changed for 10 s by this tab's own timer.
 * Where nothing can be stored at all, every tab has it: none can tell another.
 */
export function storedLease(
  key: string,
  storage: DeviceStorage,
  { schedule, random }: Pick<Environment, 'schedule' | 'random'>,
): CommitLock {
  const me = random();
  let beat = 0;
  let mine: 'no' | 'stored' | 'unstored' = 'no';
  let endRenewing = (): void => undefined;
  /** Another's, as it was when this tab began to watch it. */
  let seen: { readonly text: string; readonly endWatch: () => void; stale: boolean } | null = null;

  const read = () => tried(() => storage.getItem(key), null);
  const pass = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const callOff = schedule(() => {
        signal?.removeEventListener('abort', aborted);
        resolve();
      }, ms);
      const aborted = () => {
        callOff();
        reject(new DOMException('Nobody waits any more', 'AbortError'));
      };
      signal?.addEventListener('abort', aborted, { once: true });
    });

  /** Another tab has it; one that is seen for the first time is watched from now on. */
  function isTaken(): boolean {
    const text = read();
    if (text === null || ownerOf(text) === me) return false;
    if (seen?.text === text) return !seen.stale;
    seen?.endWatch();
    const now = { text, stale: false, endWatch: (): void => undefined };
    now.endWatch = schedule(() => {
      now.stale = read() === text;
    }, staleMs);
    seen = now;
    return true;
  }

  function write(): boolean {
    beat += 1;
    const text = JSON.stringify({ owner: me, beat } satisfies Lease);
    return tried(() => {
      storage.setItem(key, text);
      return storage.getItem(key) === text;
    }, false);
  }

  function isMine(): boolean {
    return mine === 'unstored' || (mine === 'stored' && ownerOf(read()) === me);
  }

  function renew(): void {
    endRenewing = schedule(() => {
      if (!isMine()) return;
      write();
      renew();
    }, renewMs);
  }

  function letGo(): void {
    if (mine === 'stored' && isMine()) tried(() => storage.removeItem(key), undefined);
    mine = 'no';
    endRenewing();
    seen?.endWatch();
    seen = null;
  }

  return {
    take: async () => {
      if (isMine()) return true;
      if (isTaken()) return false;
      mine = write() ? 'stored' : 'unstored';
      if (mine === 'unstored') return true;
      renew();
      await pass(settleMs);
      if (isMine()) return true;
      letGo();
      return false;
    },
    isMine,
    letGo,
    isFree: () => Promise.resolve(!isTaken()),
    free: async (signal) => {
      while (isTaken()) {
        await pass(lookMs, signal);
      }
    },
  };
}

/** What nobody here wrote has an owner too, whom nobody is: its beat never changes. */
function ownerOf(text: string | null): string | null {
  const parsed = tried((): unknown => JSON.parse(text ?? 'null'), null);
  if (typeof parsed !== 'object' || parsed === null || !('owner' in parsed)) return null;
  return typeof parsed.owner === 'string' ? parsed.owner : null;
}
