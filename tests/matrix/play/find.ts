import { queryAllByRole } from '@testing-library/dom';
import { isHidden, visibleText, wordsOf } from './read-page';

/** A name or text as the matrix writes it: /…/i is a pattern, all else the whole text. */
export function matching(written: string): (text: string) => boolean {
  const pattern = /^\/(.*)\/([a-z]*)$/s.exec(written);
  if (pattern === null) return (text) => wordsOf(text) === wordsOf(written);
  const [, source = '', flags = ''] = pattern;
  const expression = new RegExp(source, flags);
  return (text) => expression.test(wordsOf(text));
}

export function mainOf(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

const isSeen = (element: Element): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (isHidden(one)) return false;
  return true;
};

/** Everything of a role and name, as testing-library finds it, that can be seen. */
export function allByRole(
  role: string,
  name: string | null,
  {
    within = document.body,
    level,
  }: { readonly within?: HTMLElement; readonly level?: number } = {},
): readonly HTMLElement[] {
  const matches = name === null ? undefined : matching(name);
  return role.split(' or ').flatMap((one) =>
    queryAllByRole(within, one, {
      hidden: true,
      ...(matches !== undefined && { name: matches }),
      ...(level !== undefined && { level }),
    }).filter(isSeen),
  );
}

/** The region, group, dialog or fieldset with that heading or name; the page where there is none. */
export function place(name: string): HTMLElement {
  const found = ['region', 'group', 'dialog', 'alertdialog'].flatMap((role) =>
    allByRole(role, `/^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$/i`),
  );
  return found[0] ?? document.body;
}

/** Whether the text stands there: a pattern anywhere in what is read, else an element of just that text. */
export function hasText(written: string, within: HTMLElement = document.body): boolean {
  const matches = matching(written);
  if (/^\/.*\/[a-z]*$/s.test(written)) return matches(visibleText(within));
  return [within, ...within.querySelectorAll('*')].some(
    (element) => isSeen(element) && matches(visibleText(element)),
  );
}

export function button(name: string, within?: HTMLElement): HTMLElement | null {
  const all = allByRole('button or link', name, within === undefined ? {} : { within });
  return all.find((one) => !isOff(one)) ?? null;
}

export const isOff = (control: HTMLElement): boolean =>
  control.hasAttribute('disabled') || control.getAttribute('aria-disabled') === 'true';
