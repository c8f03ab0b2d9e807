import type { CompiledJourney } from '../../src/journey';
import type { Mark, Side, SidePage, Target } from './bridge';
import { wholeOfQuestion } from './ring';

/** Keys with which a page is read. */
const reading = new Set([
  ...['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'F6'],
  ...['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'],
]);

/** Keys that lead from one thing that differs to another, which the window around the page takes. */
const stepping = new Set(['j', 'k']);

/** A page beside another one is read: nothing that is done on it is done, and no other page tells it anything. */
export function readOnly(page: Window, onKey: (key: string) => void): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['click', 'pointerdown', 'mousedown', 'beforeinput', 'storage', 'submit'])
    page.addEventListener(type, stop, { capture: true });
  page.addEventListener(
    'keydown',
    (event) => {
      if (stepping.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
        onKey(event.key);
      const isControl =
        event.target instanceof Element && event.target.matches('input, select, textarea');
      const isRead = reading.has(event.key) && !(isControl && event.key.startsWith('Arrow'));
      if (!isRead) stop(event);
    },
    { capture: true },
  );
}

const sign = 'data-studio-differs';
const here = 'data-studio-here';

/** Marks what the page beside it has otherwise, of what is not drawn its sheet. What is drawn anew is marked anew. */
export function marker(
  page: Document,
  journey: () => CompiledJourney,
): (marks: readonly Mark[]) => void {
  let wanted: readonly Mark[] = [];
  const draw = (): void => {
    const all = wanted.flatMap(({ words, isHere, ...target }) => {
      const whole = drawnFor(page, journey(), target);
      return whole === null ? [] : [{ whole, words, isHere }];
    });
    for (const each of page.querySelectorAll(`[${sign}]`))
      if (all.every(({ whole }) => whole !== each)) each.removeAttribute(sign);
    for (const { whole, words } of all) whole.setAttribute(sign, words);
    for (const each of page.querySelectorAll(`[${here}]`)) each.removeAttribute(here);
    for (const { whole } of all.filter(({ isHere }) => isHere)) whole.setAttribute(here, '');
  };
  new MutationObserver(draw).observe(page.body, { childList: true, subtree: true });
  return (marks) => {
    wanted = marks;
    draw();
  };
}

function drawnFor(page: Document, journey: CompiledJourney, target: Target): Element | null {
  return ownOf(page, journey, target) ?? ownOf(page, journey, { ...target, field: '' });
}

function ownOf(
  page: Document,
  journey: CompiledJourney,
  { section, field }: Target,
): Element | null {
  if (section === '') return page.querySelector('h1');
  return field === ''
    ? page.querySelector(`[data-section="${CSS.escape(section)}"]`)
    : wholeOfQuestion(page, journey, { section, field });
}

/** What is higher than the window begins this far below its edge. */
const edge = 40;

type Scrolling = Pick<SidePage, 'scrollTo' | 'y' | 'yOf'>;

/** How a page is scrolled by the window around it, which is told what its reader does. */
export function scrolling(
  page: Window,
  journey: () => CompiledJourney,
  { onScroll, onRead }: Pick<Side, 'onScroll' | 'onRead'>,
): Scrolling {
  let put = -1;
  page.addEventListener('scroll', () => {
    if (Math.abs(page.scrollY - put) <= 1) return;
    put = -1;
    onScroll(page.scrollY);
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    page.addEventListener(type, onRead, { capture: true, passive: true });
  return {
    scrollTo: (y) => {
      page.scrollTo({ top: y, behavior: 'instant' });
      put = page.scrollY;
    },
    y: () => page.scrollY,
    yOf: (target) => {
      const box = ownOf(page.document, journey(), target)?.getBoundingClientRect();
      if (box === undefined) return null;
      const above = Math.max((page.innerHeight - box.height) / 2, edge);
      return Math.max(0, page.scrollY + box.top - above);
    },
  };
}
