import type { Seen } from '../play/cell';
import type { Visit } from '../play/visit';
import { visibleText } from '../play/read-page';
import {
  callOf,
  type Claim as Written,
  type Matcher,
  type StateRow,
  stateOf,
} from '../table/table';
import { allByRole, hasText, isOff, mainOf, place } from '../play/find';
import { claims } from './claims';
import { ledgerClaims } from './commit-claims';
import type { Looked } from './looked';
import { errorPageTracked, keptAnswers, trueOfSwitches } from './kept';
import { refusalOf } from '../wire/fault';

/** What is not as the state says; empty when all of it holds. */
export function against(looked: Looked, id: string): readonly string[] {
  const state = stateOf(id);
  return [
    ...state.page.flatMap((one) => (holds(looked, one) ? [] : [`page: ${told(one)}`])),
    ...nextMissing(looked, state),
    ...state.never.flatMap((one) => (isNever(looked, one) ? [] : [`never: ${told(one)}`])),
    ...ledgerOf(looked, state),
    ...(state.tracking === undefined ? [] : errorPageTracked(looked, state.id.slice(-3))),
    ...(state.also === undefined || holdsInWords(looked, state.also)
      ? []
      : [`also: ${state.also}`]),
  ];
}

const told = (one: Written): string => (typeof one === 'string' ? one : JSON.stringify(one));

function nextMissing(looked: Looked, { next }: StateRow): readonly string[] {
  if (typeof next === 'string') return holdsInWords(looked, next) ? [] : [`next: ${next}`];
  const missing = next.filter((one) => !holds(looked, one)).map((one) => `next: ${told(one)}`);
  // One of several ways is enough where the last says "or".
  const isEither = next.some((one) => typeof one === 'string' && one.startsWith('or '));
  return isEither && missing.length < next.length ? [] : missing;
}

function ledgerOf(looked: Looked, { ledger }: StateRow): readonly string[] {
  if (ledger === undefined) return [];
  const claim = ledgerClaims[ledger];
  if (claim === undefined) throw new Error(`Nobody looks whether the ledger is “${ledger}”.`);
  return claim(looked) ? [] : [`ledger: ${ledger}`];
}

function holdsInWords(looked: Looked, sentence: string): boolean {
  const claim = claims[sentence];
  if (claim === undefined) throw new Error(`Nobody looks at “${sentence}”.`);
  return claim(looked);
}

function holds(looked: Looked, one: Written): boolean {
  return typeof one === 'string' ? holdsInWords(looked, one) : meets(looked, one);
}

function isNever(looked: Looked, one: Written): boolean {
  if (typeof one === 'string') return holdsInWords(looked, one);
  // "the message of another step": a claim in words that is written as a text.
  if (one.text !== undefined && claims[one.text] !== undefined)
    return holdsInWords(looked, one.text);
  if (one.invalid !== undefined) return mainOf().querySelector('[aria-invalid="true"]') === null;
  return !meets(looked, one);
}

function meets(looked: Looked, matcher: Matcher): boolean {
  const { same, address, role, name, text, field, level } = matcher;
  const within = matcher.within === undefined ? document.body : placeOf(looked, matcher.within);
  if (same !== undefined) return isSame(looked, same);
  if (address !== undefined) return isAt(looked, filled(looked, address));
  if (field !== undefined) return holdsInWords(looked, field);
  if (role !== undefined && text !== undefined)
    return allByRole(role, null, { within }).some((one) => visibleText(one).trim() !== '');
  if (role !== undefined) {
    if (name !== undefined && claims[name] !== undefined) return holdsInWords(looked, name);
    const options = { within, ...(level !== undefined && { level }) };
    return allByRole(role, name ?? null, options).some((one) => !isOff(one));
  }
  return says(looked, text ?? '', within);
}

function says(looked: Looked, text: string, within: HTMLElement): boolean {
  if (claims[text] !== undefined) return holdsInWords(looked, text);
  if (text === '{subject}') return looked.text.includes(looked.subject);
  const resource = /^(.*) \(or the message of the answer, as text\)$/.exec(text);
  if (resource !== null)
    return looked.text.includes(resource[1] ?? '') || saysMessage(looked, text);
  if (text.includes('the message of the answer, as text')) return saysMessage(looked, text);
  return hasText(filled(looked, text), within);
}

/** "the message of the answer, as text; where it had none: …" */
function saysMessage(looked: Looked, text: string): boolean {
  const { call } = looked.run;
  // Of this call, or of the one that brought it about.
  const operations = [
    call.operation,
    ...(call.primary ? [callOf(call.primary.call).operation] : []),
  ];
  const status = /\d{3}$/.exec(looked.seen.address)?.[0] ?? looked.fault.id.replace(/\D/g, '');
  const [, otherwise = ''] = text.split('where it had none: ');
  return (
    operations.some((operation) => looked.text.includes(refusalOf(status, operation))) ||
    // A call without a token is refused by the sandbox itself.
    (looked.also === 'whileItLasts' && looked.text.includes('This call needs a token.')) ||
    (otherwise !== '' && looked.text.includes(otherwise))
  );
}

function isAt({ run, seen }: Looked, address: string): boolean {
  return seen.address === address || (address === '{page}' && seen.address === run.call.page);
}

const filled = ({ run }: Looked, text: string): string =>
  text
    .replace('{page}', run.visit.step === 'error' ? '{page}' : window.location.pathname)
    .replace('{message}', run.call.message ?? '');

function placeOf({ run }: Looked, within: string): HTMLElement {
  if (within === 'main' || within === 'an alert of the form') return mainOf();
  return place(within === '{section}' ? run.call.section : within);
}

function isSame(looked: Looked, words: string): boolean {
  const { seen, good } = looked;
  if (words === 'As asGood, without the card.') return isWithoutCard(looked);
  // What stands after "until" is looked at before: see `pressed`.
  if (words.startsWith('As asGood, until')) return true;
  return seen.address === good.address && seen.lines.join('\n') === good.lines.join('\n');
}

/** All lines are those of the good run, in its order; of what is not there each speaks of the card. */
function isWithoutCard({ seen, good }: Looked): boolean {
  let at = 0;
  for (const line of good.lines) if (seen.lines[at] === line) at += 1;
  return at === seen.lines.length && !seen.lines.some((line) => /tons/.test(line));
}

const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), .skeleton';

/** What `everyState` says, of the page and of what stands behind it. */
export const againstEvery = (looked: Looked, state: string): readonly string[] => [
  ...againstPage(looked.run.visit, looked.seen),
  ...keptAnswers(looked),
  ...trueOfSwitches(looked, state),
];

/** What no page may be, whatever was answered. */
export function againstPage(visit: Visit, seen: Seen): readonly string[] {
  const text = seen.lines.join('\n');
  const main = mainOf();
  const problems = [
    visibleText(main).trim() === '' ? 'main is empty' : null,
    seen.lines.filter((line) => line.startsWith('# ')).length === 1
      ? null
      : 'not one heading of level 1',
    document.querySelector('[data-canary]') === null ? null : 'an element with data-canary',
    text.includes('canary-html') ? 'canary-html' : null,
    /\b(undefined|NaN|null)\b|\[object Object\]/.exec(text)?.[0] ?? null,
    visit.troubles[0] ?? null,
    main.querySelector(busy) === null ? null : 'busy still',
    text.includes('Still working on it') ? 'the page loader' : null,
  ];
  return problems.filter((one) => one !== null);
}
