import type { CompiledJourney } from '../../src/journey';
import type { Mark, Target } from './bridge';
import { wholeOfQuestion } from './ring';

/** Keys with which a page is read. */
const reading = new Set([
  ...['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'F6'],
  ...['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'],
]);

/** A page beside another one is read: nothing that is done on it is done, and no other page tells it anything. */
export function readOnly(page: Window): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['click', 'pointerdown', 'mousedown', 'beforeinput', 'storage', 'submit'])
    page.addEventListener(type, stop, { capture: true });
  page.addEventListener(
    'keydown',
    (event) => {
      const isControl =
        event.target instanceof Element && event.target.matches('input, select, textarea');
      const isRead = reading.has(event.key) && !(isControl && event.key.startsWith('Arrow'));
      if (!isRead) stop(event);
    },
    { capture: true },
  );
}

const sign = 'data-studio-differs';

/**
 * Marks what the page beside it has otherwise, of what is not drawn its sheet, and leads to the first. What is
 * drawn anew is marked anew.
 */
export function marker(
  page: Document,
  journey: () => CompiledJourney,
): (marks: readonly Mark[]) => void {
  let [wanted, isLed]: [readonly Mark[], boolean] = [[], false];
  const draw = (): void => {
    const all = wanted.flatMap(({ words, ...target }) => {
      const whole = drawnFor(page, journey(), target);
      return whole === null ? [] : [{ whole, words }];
    });
    for (const each of page.querySelectorAll(`[${sign}]`))
      if (all.every(({ whole }) => whole !== each)) each.removeAttribute(sign);
    for (const { whole, words } of all) whole.setAttribute(sign, words);
    if (!isLed) all[0]?.whole.scrollIntoView({ block: 'center' });
    isLed ||= all.length > 0;
  };
  new MutationObserver(draw).observe(page.body, { childList: true, subtree: true });
  return (marks) => {
    wanted = marks;
    draw();
  };
}

function drawnFor(
  page: Document,
  journey: CompiledJourney,
  { section, field }: Target,
): Element | null {
  if (section === '') return page.querySelector('h1');
  const question = field === '' ? null : wholeOfQuestion(page, journey, { section, field });
  return question ?? page.querySelector(`[data-section="${CSS.escape(section)}"]`);
}

/** Both are scrolled together. */
export function tellScroll(page: Window, onScroll: (y: number) => void): (y: number) => void {
  let mine = -1;
  page.addEventListener('scroll', () => {
    if (Math.abs(page.scrollY - mine) > 1) onScroll(page.scrollY);
    mine = -1;
  });
  return (y) => {
    mine = y;
    page.scrollTo(0, y);
  };
}
