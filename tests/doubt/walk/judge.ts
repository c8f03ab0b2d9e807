import type { LedgerEntry } from '../../../src/engine';
import { nonesOf } from './claims';
import type { Move } from './moves';
import { quoteOf, quotes, subjectOf } from './names';
import { isOpen } from './page';
import { alive, type Around } from './parts';
import {
  blocks,
  entriesOf,
  quoteNow,
  type Place,
  type Step,
  type Surroundings,
} from './surroundings';

const held = ({ storage }: Around): readonly LedgerEntry[] =>
  storage.filter((entry) => entry !== null);

/** What is false or unsafe at one moment, as far as one tab and what is around it tell. */
export const judgePlace = (place: Place, around: Surroundings): readonly string[] => [
  ...claimed(place, around),
  ...[...held(place.around), ...entriesOf(place.tab.page)].flatMap((entry) =>
    known(entry, place.around),
  ),
  ...tooMany(place.around),
];

/** O1, O3, O5, O6: what a page says and offers. */
function claimed({ tab, around: now }: Place, around: Surroundings): readonly string[] {
  const { page } = tab;
  const { done, none, isFailed, isOpenSaid, sends } = around.pages.claims(page);
  const entries = entriesOf(page);
  const quote = quoteNow(page);
  const heardOpen = entries.some((entry) => blocks(entry, quote));
  const isNone = (subject: string): boolean =>
    entries.some(
      ({ subject: its, state }) => its === subject && (state === 'unsent' || state === 'refused'),
    );
  return [
    ...done
      .filter((subject) => !now.made[quoteOf(subject)])
      .map((subject) => `O1 ${subject} is said to be done`),
    ...none
      .filter((subject) => !isNone(subject))
      .map((subject) => `O3 the partner did not say that it has no ${subject}`),
    ...(isFailed && !quotes.some((one) => isNone(subjectOf(one)))
      ? ['O3 it is said that it could not be sent']
      : []),
    ...(heardOpen ? sends.map((send) => `O5 ${send} is offered while one is open`) : []),
    ...(!tab.unheard && held(now).some(isOpen) && !isOpenSaid
      ? ['O6 an open one is not said']
      : []),
  ];
}

/** O1, O3: what is known as done is there, and what is known as not done is not under way. */
function known(entry: LedgerEntry, around: Around): readonly string[] {
  const quote = quoteOf(entry.subject);
  if (entry.state === 'done') return around.made[quote] ? [] : [`O1 ${entry.subject} is not made`];
  const isNone = entry.state === 'unsent' || entry.state === 'refused';
  const isUnderWay = alive(around).some(
    (flight) => flight.quote === quote && flight.attempt <= entry.attempt,
  );
  return isNone && isUnderWay && !around.beyond
    ? [`O3 ${entry.subject} is ${entry.state}, and under way`]
    : [];
}

/** O8, O10: one of a home, or one more that was ticked; one on its way. */
const tooMany = (around: Around): readonly string[] => [
  ...(around.made.every(Boolean) && !held(around).some(({ again }) => again)
    ? ['O8 the home was switched twice unawares']
    : []),
  ...(alive(around).length > 1 && !around.beyond ? ['O10 two commits are on their way'] : []),
];

/** What is false of what just happened. */
export const judgeStep = (before: Place, after: Step, move: Move): readonly string[] => [
  ...after.failures,
  ...learntNone(before, after, move),
  ...lost(before, after),
];

/** O3: that there is none is learnt from a `no` alone, asked when none was there or on its way. */
function learntNone(before: Place, after: Place, { isNo }: Move): readonly string[] {
  const nones = ({ tab, around }: Place) => [
    ...nonesOf(entriesOf(tab.page)),
    ...nonesOf(held(around)),
  ];
  // What was known before a commit that stayed here is known again.
  const { flights } = before.tab.page.state.commits;
  const earlier = Object.values(flights).flatMap((flight) => flight.before ?? []);
  const was = [...nones(before), ...nonesOf(earlier)];
  return nones(after)
    .filter((none) => !isNo && !was.includes(none))
    .map((none) => `O3 nobody could know: ${none}`);
}

/** What was written down of a commit that left stays, and what is done stays done. */
function lost(before: Place, after: Place): readonly string[] {
  return quotes.flatMap((quote) => {
    const was = before.around.storage[quote];
    const is = after.around.storage[quote];
    if (was === null || is === was) return [];
    const hasLeft = before.around.flights.every(
      (flight) => flight.quote !== quote || flight.answer !== 'stayed',
    );
    return [
      ...(hasLeft && is?.state !== 'done' && (is?.attempt ?? 0) < was.attempt
        ? [`O7 ${was.subject} is lost`]
        : []),
      ...(was.state === 'done' && is?.state !== 'done' ? [`O1 ${was.subject} was done`] : []),
    ];
  });
}

/** All is settled, and this tab knows how; it holds up nobody (O12). */
export function isSettled({ tab, around }: Place): boolean {
  const { chain, ledger } = tab.page.state.commits;
  const entries = ledger['order'] ?? [];
  return (
    !tab.unheard &&
    chain === null &&
    around.lock !== 0 &&
    !held(around).some(isOpen) &&
    quotes.every((quote) => {
      const entry = entries.find(({ subject }) => subject === subjectOf(quote));
      const stored = around.storage[quote];
      const isTrue = (stored?.state === 'done') === around.made[quote];
      return entry?.state === stored?.state && (isTrue || around.beyond);
    })
  );
}
