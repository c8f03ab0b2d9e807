export interface EarlyOptions {
  /** Patterns of the paths that other steps have. */
  readonly elsewhere: readonly string[];
  /** Keys of the device under which journeys are kept, and the beginning of those of commits. */
  readonly kept: { readonly snapshot: string; readonly aside: string; readonly commits: string };
  /** Whoever opens the address anew begins anew, also with a journey on the device. */
  readonly startsAnew: boolean;
  /** Milliseconds after which the page says that it is still on its way. */
  readonly slowMs: number;
}

/**
 * What stands in the page itself, as text, until its script has come: it notes presses, so that they
 * are acted on then, and when something was first entered. It says when the script is late or does not
 * come. Where the page will open elsewhere than at the first screen, that is not shown. It may use
 * nothing from outside.
 */
export function early(page: Window, { elsewhere, kept, startsAnew, slowMs }: EarlyOptions): void {
  const { document, location } = page;
  const first = (): string | undefined => document.getElementById('root')?.dataset['first'];
  /** Until the script has come, which takes over when it has drawn the page. */
  const isAlone = (): boolean => first() === '';
  const isKept = (): boolean => {
    try {
      const keys = Object.keys(page.localStorage);
      const [entry] = page.performance.getEntriesByType('navigation');
      const type = (entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate';
      const takesUp = !startsAnew || type !== 'navigate';
      // What is offered stands above the first sheet.
      const isOffered = page.localStorage.getItem(kept.snapshot)?.startsWith('{"offered":true');
      return (
        isOffered === true ||
        keys.includes(kept.aside) ||
        (takesUp && keys.includes(kept.snapshot)) ||
        keys.some((key) => key.startsWith(kept.commits))
      );
    } catch {
      // A device that forbids storage keeps nothing.
      return false;
    }
  };
  if (elsewhere.some((path) => new RegExp(path).test(location.pathname)) || isKept())
    document.documentElement.dataset['first'] = 'hidden';

  const say = (): void => {
    if (isAlone()) document.getElementById('first-notice')?.removeAttribute('hidden');
  };
  const told = (): HTMLElement | null => document.getElementById('first-working');
  const forget = (): void => {
    const pressed = document.querySelector('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.removeAttribute('aria-busy');
    const working = told();
    if (working !== null) working.textContent = '';
  };
  const press = (element: Element): void => {
    forget();
    element.setAttribute('data-pressed', '');
    element.setAttribute('aria-busy', 'true');
    const working = told();
    if (working !== null) working.textContent = working.dataset['says'] ?? '';
  };
  const on = (type: string, hear: (target: Element, event: Event) => void): void =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && first() !== undefined) hear(event.target, event);
      },
      true,
    );
  on('click', (target) => {
    if (isAlone() && target.closest('[data-reload]') !== null) location.reload();
    const button = target.closest('#root button');
    if (button !== null) press(button);
  });
  on('keydown', (target, event) => {
    if (!target.matches('#root input:not([type=radio]):not([type=checkbox])')) return;
    // The key goes to the button beside the box, as it will in the page.
    if ((event as KeyboardEvent).key === 'Enter')
      press(target.closest('.f-line')?.querySelector('button') ?? target);
  });
  on('input', forget);
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      document.documentElement.dataset['entered'] = String(timeStamp);
    },
    { capture: true, once: true },
  );
  on('error', (target) => {
    if (target.matches('script, link[rel=stylesheet], link[rel=modulepreload]')) say();
    if (target.matches('link[rel=stylesheet]')) document.documentElement.dataset['unstyled'] = '';
  });
  page.setTimeout(say, slowMs);
}
