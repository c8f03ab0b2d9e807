import { flushSync } from 'react-dom';
import { endFirstScreen } from './end-first-screen';
import './first-screen.css';

/** The first screen that the server sent in the page, while the page's own is not drawn yet. */
export interface FirstScreen {
  /**
   * Draws the page in its place, in one go, and brings over what was done there: what is typed and
   * chosen, where the focus and the caret are, and what was pressed.
   */
  readonly takeOver: (draw: () => void) => void;
  /** Says that it takes long, and lets people ask again; what they typed stays. */
  readonly sayLate: (again: () => void) => void;
}

/** The place of the first screen; null where none is shown, or the page opens elsewhere. */
export function firstScreenOf(root: HTMLElement): FirstScreen | null {
  const { ownerDocument: document } = root;
  if (root.dataset['first'] === undefined) return null;
  if (document.documentElement.dataset['first'] === 'hidden') {
    endFirstScreen(root);
    return null;
  }
  // From here on the script says what is late.
  root.dataset['first'] = 'started';
  return {
    takeOver: (draw) => {
      const done = doneIn(root);
      endFirstScreen(root);
      flushSync(draw);
      doAgain(done, root);
    },
    sayLate: (again) => {
      const notice = document.getElementById('first-notice');
      const button = notice?.querySelector('button') ?? null;
      if (notice === null || button === null) return;
      notice.hidden = false;
      button.onclick = () => {
        notice.hidden = true;
        again();
      };
    },
  };
}

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Done {
  readonly controls: readonly HTMLElement[];
  readonly focused: Element | null;
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
const controlsIn = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(controls),
];

const doneIn = (root: HTMLElement): Done => ({
  controls: controlsIn(root),
  focused: root.ownerDocument.activeElement,
});

/** Elements that are gone from the page keep what was done to them. */
function doAgain({ controls: before, focused }: Done, root: HTMLElement): void {
  const now = controlsIn(root);
  const pairs = before.flatMap((was, index) => {
    const is = was.id === '' ? now[index] : now.find(({ id }) => id === was.id);
    return is?.tagName === was.tagName ? [[was, is] as const] : [];
  });
  for (const [was, is] of pairs) {
    const stays = was === focused;
    if (stays) is.focus({ preventScroll: true });
    answerAgain(was, is, stays);
  }
  for (const [was, is] of pairs) if (was.dataset['pressed'] !== undefined) pressAgain(is);
}

function answerAgain(was: HTMLElement, is: HTMLElement, stays: boolean): void {
  const details = was.parentElement;
  if (was.matches('details > summary') && details?.hasAttribute('open') === true) is.click();
  if (!isBox(was) || !isBox(is)) return;
  if (was instanceof HTMLInputElement && ['radio', 'checkbox'].includes(was.type)) {
    if (is instanceof HTMLInputElement && was.checked !== is.checked) is.click();
    return;
  }
  const isOther = was.value !== is.value;
  // React hears of a value only where its own way of setting it is passed by.
  const prototype: unknown = Object.getPrototypeOf(is);
  if (isOther) Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(is, was.value);
  // Before it is told of: whoever tidies the text moves the caret along.
  if (stays) placeCaret(was, is);
  if (!isOther) return;
  is.dispatchEvent(new Event(is instanceof HTMLSelectElement ? 'change' : 'input', bubbling));
  // Who is elsewhere by now has left it.
  if (!stays) is.dispatchEvent(new FocusEvent('focusout', bubbling));
}

const bubbling = { bubbles: true };

const isBox = (element: HTMLElement): element is Box =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function placeCaret(was: Box, is: Box): void {
  if (was instanceof HTMLSelectElement || is instanceof HTMLSelectElement) return;
  const { selectionStart: from, selectionEnd: to, selectionDirection: way } = was;
  // Boxes for e-mail and numbers do not say where it is.
  if (from !== null) is.setSelectionRange(from, to, way ?? 'none');
}

function pressAgain(is: HTMLElement): void {
  if (!(is instanceof HTMLInputElement)) is.click();
  else
    is.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...bubbling, cancelable: true }));
}
