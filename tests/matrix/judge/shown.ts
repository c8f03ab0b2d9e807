import type { Run, Seen } from '../play/cell';
import { unfilled } from '../wire/odd';
import { givenByPartner, saysDone, saysNothing } from './kept';
import { pathsIn } from './looked';
import { equal } from '../../../src/rules';

/** Words that no person writes: they come of values that were not looked at. */
const unwritten = /Invalid Date|Infinity|∞|\[native code\]|-£0(\.0+)?(?![.\d])/;

/** Characters that are not seen, and turn or hide what stands beside them; halves of a character. */
const unreadable =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;

/** What an answer of the partner may not do to the page, whatever it is. */
export function shownOddly({ lines }: Seen): readonly string[] {
  const text = [...lines, ...attributes()].join('\n');
  const filledIn = lines.find((line) => line.includes('Fill ') && !line.includes(unfilled));
  return [
    ...found('words that no person writes', unwritten.exec(text)?.[0]),
    ...found(
      'a character that cannot be read',
      unreadable.exec(text)?.[0].codePointAt(0)?.toString(16),
    ),
    ...found('a placeholder of the partner is filled', filledIn?.slice(0, 200)),
    ...addresses(
      'a',
      'href',
      /^(https:|http:\/\/localhost|mailto:|tel:|data:text\/calendar|blob:|\/(?!\/)|#)/,
    ),
    ...addresses('img', 'src', /^(data:image\/|\/(?!\/))/),
    ...found(
      'an element that is not ours',
      document.body.querySelector('script, iframe, object, embed')?.tagName,
    ),
    ...found('a handler of the partner', document.body.dataset['canary']),
  ];
}

/** What is read out and stands in no line. */
const attributes = (): readonly string[] =>
  ['aria-label', 'title', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  );

const found = (what: string, value: string | null | undefined): readonly string[] =>
  value === undefined || value === null ? [] : [`${what}: ${JSON.stringify(value)}`];

function addresses(element: string, attribute: string, allowed: RegExp): readonly string[] {
  return [...document.querySelectorAll(`${element}[${attribute}]`)]
    .map((one) => one.getAttribute(attribute) ?? '')
    .filter((address) => !allowed.test(address))
    .flatMap((address) => found(`an address of ${element}`, address.slice(0, 200)));
}

/** Sites that the household was sent to. */
export const ledAstray = (left: readonly string[]): readonly string[] =>
  left
    .filter(
      (address) =>
        !address.startsWith('https:') && new URL(address).origin !== window.location.origin,
    )
    .map((address) => `sent to ${address}`);

/** What the household said that is not there any more, nor gone where nothing was changed. */
export function lostAnswers({ visit, before }: Run, good: Seen): readonly string[] {
  const now = new Map(pathsIn(visit.state.answers));
  const said = [...pathsIn(before?.state?.answers ?? {}), ...pathsIn(visit.lastSaid)];
  return said.flatMap(([path, value]) => {
    if (value === null || givenByPartner.test(path)) return [];
    const is = now.get(path) ?? null;
    if (equal(is, value) || equal(is, good.answers.get(path) ?? null)) return [];
    return [`the answer ${path} was ${JSON.stringify(value)} and is ${JSON.stringify(is)}`];
  });
}

/** What the device keeps and has not any more. */
export const lostByReload = (
  before: Seen,
  after: Seen,
  kept: readonly string[],
): readonly string[] =>
  kept.flatMap((path) => {
    const [was, is] = [before.answers.get(path) ?? null, after.answers.get(path) ?? null];
    if (was === null || givenByPartner.test(path) || equal(is, was)) return [];
    return [`the answer ${path} was ${JSON.stringify(was)} and is ${JSON.stringify(is)}`];
  });

/** What the partner says of switches itself is believed. */
export function untrueOfSwitches({ call }: Run, { switches, lines }: Seen): readonly string[] {
  const { before, whenGood } = call.switches;
  const { length } = switches;
  const text = lines.join('\n');
  if (length > Math.max(before, whenGood, 1)) return [`${String(length)} switches`];
  if (call.operation === 'alreadySwitched') return [];
  return length === 0
    ? found('no switch, and it says', saysDone.exec(text)?.[0])
    : found('a switch, and it says', saysNothing.exec(text)?.[0]);
}
