// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endFirstScreen } from './end-first-screen';
import { type FirstScreen, firstScreenOf } from './take-over';

const pressed = vi.fn<(what: string) => void>();
const left = vi.fn<(street: string) => void>();

/** Answers in capitals, as a page that tidies what is typed. */
function Form() {
  const [street, setStreet] = useState('');
  const [ticked, setTicked] = useState(false);
  const [way, setWay] = useState('road');
  return (
    <>
      <a href="#main">Skip</a>
      <input
        id="street"
        value={street}
        onChange={({ target }) => setStreet(target.value.toUpperCase())}
        onBlur={() => {
          left(street);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') pressed(`Enter ${street}`);
        }}
      />
      <input id="post" type="email" defaultValue="" />
      <input
        id="tick"
        type="checkbox"
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <select id="way" value={way} onChange={({ target }) => setWay(target.value)}>
        <option>road</option>
        <option>lane</option>
      </select>
      <details>
        <summary>Why</summary>
      </details>
      <button
        type="button"
        onClick={() => {
          pressed(`Find ${street}`);
        }}
      >
        Find
      </button>
      <p data-testid="answers">{`${street} ${String(ticked)} ${way}`}</p>
    </>
  );
}

let page: Root;
const root = () => find('#root');
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
}
const street = () => find('#street') as HTMLInputElement;

function first(): FirstScreen {
  const found = firstScreenOf(root());
  if (found === null) throw new Error('There is no first screen');
  return found;
}

const takeOver = (screen = first()) => act(() => screen.takeOver(() => page.render(<Form />)));

beforeEach(() => {
  pressed.mockClear();
  left.mockClear();
  document.body.innerHTML = [
    `<div id="root" data-first>${renderToStaticMarkup(<Form />)}</div>`,
    '<p id="first-working"></p>',
    '<div id="first-notice" hidden><button data-reload="">Try again</button></div>',
  ].join('');
  page = createRoot(root());
});
afterEach(() => {
  act(() => page.unmount());
  document.body.replaceChildren();
  delete document.documentElement.dataset['first'];
});

describe('the page takes over from the first screen', () => {
  it('with what was typed, ticked, chosen and opened there', () => {
    street().value = 'elm row';
    (find('#tick') as HTMLInputElement).checked = true;
    (find('#way') as HTMLSelectElement).value = 'lane';
    find('details').setAttribute('open', '');
    takeOver();
    expect(street()).toHaveValue('ELM ROW');
    expect(find('[data-testid=answers]')).toHaveTextContent('ELM ROW true lane');
    expect(find('details')).toHaveAttribute('open');
  });

  it('with the focus and the caret where they were, as if nobody had left the box', () => {
    street().value = 'ELM ROW';
    street().focus();
    street().setSelectionRange(2, 4);
    takeOver();
    expect(street()).toHaveFocus();
    expect([street().selectionStart, street().selectionEnd]).toEqual([2, 4]);
    expect(left).not.toHaveBeenCalled();
  });

  it('with a box left that was left', () => {
    street().value = 'elm';
    find('#post').focus();
    takeOver();
    expect(left).toHaveBeenCalledExactlyOnceWith('ELM');
    expect(find('#post')).toHaveFocus();
  });

  it('and acts once on the press that was noted, with what was typed', () => {
    street().value = 'elm';
    find('button').setAttribute('data-pressed', '');
    takeOver();
    expect(pressed).toHaveBeenCalledExactlyOnceWith('Find ELM');
  });

  it('and on Enter in a box without a button', () => {
    street().value = 'elm';
    street().setAttribute('data-pressed', '');
    takeOver();
    expect(pressed).toHaveBeenCalledExactlyOnceWith('Enter ELM');
  });

  it('and takes away what is said of its being late', () => {
    takeOver();
    expect(document.querySelector('#first-notice, #first-working')).toBeNull();
    expect(root()).not.toHaveAttribute('data-first');
  });
});

it('settings that are late are told of, and asked for again in place', () => {
  const again = vi.fn();
  const notice = find('#first-notice');
  first().sayLate(again);
  expect(notice).toBeVisible();
  find('#first-notice button').click();
  expect(notice).not.toBeVisible();
  expect(again).toHaveBeenCalledOnce();
});

it('there is none to take over from where the page opens elsewhere, or holds none', () => {
  document.documentElement.dataset['first'] = 'hidden';
  expect(firstScreenOf(root())).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-first');
  endFirstScreen(root());
  expect(firstScreenOf(root())).toBeNull();
});
