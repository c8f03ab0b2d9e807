/** What is known of the code of this page. */
interface ReleaseState {
  /** `missing`: a part could not be had. `newer`: as another release is there. */
  readonly code: 'here' | 'missing' | 'newer';
  /** Address that the household was on its way to. */
  readonly goal: string | null;
}

export interface ReleaseWatch {
  readonly current: () => ReleaseState;
  readonly subscribe: (listener: () => void) => () => void;
  /** What leads to this address could not be had. */
  readonly missed: (goal: string) => void;
  /** It could be had after all. */
  readonly found: () => void;
  /** The error is that a part could not be had, and has been heard of. */
  readonly isMissingPart: (error: unknown) => boolean;
}

const nothing: ReleaseState = { code: 'here', goal: null };

/**
 * Hears of every part that cannot be had. A part whose place says so by itself needs no more words,
 * unless the server has another release: then it will never come, and the page has to be loaded anew.
 */
export function watchRelease(page: Window, isOther: () => Promise<boolean>): ReleaseWatch {
  const listeners = new Set<() => void>();
  const missing = new WeakSet<Error>();
  let state = nothing;
  const change = (next: Partial<ReleaseState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const look = async (): Promise<void> => {
    if (state.code !== 'newer' && (await isOther())) change({ code: 'newer' });
  };
  page.addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    void look();
  });
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    missed: (goal) => {
      change({ code: state.code === 'newer' ? 'newer' : 'missing', goal });
      void look();
    },
    found: () => {
      if (state.code === 'missing') change(nothing);
    },
    isMissingPart: (error) => error instanceof Error && missing.has(error),
  };
}

/**
 * Whether the server has another release than the one that this page came from: its page does not
 * name the script that this one began with. Not known means no, e.g. offline.
 */
export async function isOtherRelease(page: Window): Promise<boolean> {
  const script = scriptOf(page);
  if (script === null) return false;
  try {
    const answer = await page.fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(`"${script}"`);
  } catch {
    return false;
  }
}

/** Address of the script that the page began with. */
const scriptOf = ({ document }: Pick<Window, 'document'>): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Names the build that the page came from: the file of its first script, without its ending. */
export const releaseOf = (page: Pick<Window, 'document'>): string =>
  /([\w-]+)\.\w+$/.exec(scriptOf(page) ?? '')?.[1] ?? 'unknown';

/** Loads the page anew: at the address that the household was on its way to, or where it is. */
export function loadAnew({ location }: Pick<Window, 'location'>, goal: string | null): void {
  if (goal === null) location.reload();
  else location.assign(goal);
}

/**
 * The same by itself, where nothing is entered: once a tab and release, or a server that serves half
 * a release would make the page load for ever. False when it was done before, or cannot be noted.
 */
export function loadAnewOnce(page: Window, key: string, goal: string | null): boolean {
  const script = page.document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const release = script ?? '';
  try {
    if (page.sessionStorage.getItem(key) === release) return false;
    page.sessionStorage.setItem(key, release);
  } catch {
    return false;
  }
  loadAnew(page, goal);
  return true;
}
