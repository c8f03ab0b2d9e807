import type { IconName } from '../../ui/parts/icons';
import type { Words } from '../../ui/parts/words';
import type { Switched } from './switched';

/** One thing that happens, in words. */
export interface Milestone extends Pick<Planned, 'id' | 'icon' | 'done' | 'from' | 'to'> {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** What happens next, in order; `today` is yyyy-mm-dd. */
export function milestonesOf(
  switched: Switched,
  today: string,
  words: Words,
): readonly Milestone[] {
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  const old = switched.oldSupplier || words.plain('switchComplete.receipt.oldSupplier');
  const references = referencesIn(switched, words);
  const time = switched.moveTime;
  return planned(switched).map((one) => {
    const { id, icon, done, from, to } = one;
    const say = (name: string) =>
      words.plain(`switchComplete.next.${id}.${name}`, { supplier, old, references, time });
    const { leaving } = switched;
    const fee =
      id === 'finalBill' && leaving !== null
        ? words.plain(`switchComplete.next.finalBill.${feeOf(leaving)}`, { ...leaving })
        : '';
    const debt = id === 'move' ? say('debt') : '';
    const key = id === 'move' && switched.byTopUp ? say('topUp') : '';
    return {
      ...{ id, icon, done, from, to },
      when: when(one, time, today, words),
      title: say('title'),
      text: [fee, say(one.text), debt, key].filter((said) => said !== '').join(' '),
    };
  });
}

/** How what is to be given is called: one reference, or both. */
export const referencesIn = ({ references }: Switched, words: Words): string =>
  words.plain(`switchComplete.references.${references.length > 1 ? 'both' : 'one'}`);

/** What of somebody who pays before use is not said as to others: its words end so. */
export const textOf = ({ byTopUp }: Switched): string => (byTopUp ? 'textTopUp' : 'text');

const feeOf = ({ freeFrom }: { readonly freeFrom: string | null }) =>
  freeFrom === null ? 'fee' : 'feeUntil';

function when({ id, when: told, from, to }: Planned, time: string, today: string, words: Words) {
  const isToday = id === 'application' && to === today;
  const day = to === null ? '' : dayWords(to, words);
  const name = isToday ? 'today' : told;
  return words.plain(`switchComplete.next.${id}.${name}`, { from, to, day, time });
}

function dayWords(date: string, words: Words): string {
  const weekday = words.plain(`switchComplete.weekday.${weekdayOf(date)}`);
  return words.plain('switchComplete.day', { weekday, date });
}

/** One thing that happens; its words are `switchComplete.next.<id>.…`. */
interface Planned {
  readonly id: 'application' | 'directDebit' | 'move' | 'coolingOff' | 'finalBill';
  readonly icon: IconName;
  readonly done: boolean;
  /** Which of its words say when, and which say what. */
  readonly when: string;
  readonly text: string;
  /** First and last day; null where nobody knows it, or can promise it. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What happens (CMP-08 to 12), in the order of the days; where none is known, as it usually comes. */
function planned(switched: Switched): readonly Planned[] {
  const { made, directDebitBy, coolingOffEnds, finalBillBy, references, startsLater } = switched;
  const text = references.length > 0 ? 'text' : 'textUnnumbered';
  const move = moveOf(switched);
  const coolingOff = { ...by('coolingOff', 'clock', coolingOffEnds), text };
  const usual = [
    ...(switched.byDirectDebit ? [by('directDebit', 'calendar', directDebitBy)] : []),
    ...(startsLater === true ? [coolingOff, move] : [move, coolingOff]),
    { ...by('finalBill', 'document', finalBillBy), text: textOf(switched) },
  ];
  return [
    { ...by('application', 'tick', made), text: applicationOf(switched), done: true },
    ...(usual.every(({ from }) => from !== null) ? usual.toSorted(byDay) : usual),
  ];
}

const byDay = (one: Planned, other: Planned): number =>
  (one.from ?? '').localeCompare(other.from ?? '');

function applicationOf({ references, startsLater }: Switched): string {
  if (references.length === 0) return 'textUnnumbered';
  if (startsLater === null) return 'text';
  return startsLater ? 'textLater' : 'textSoon';
}

const by = (id: Planned['id'], icon: IconName, day: string | null): Planned => ({
  ...{ id, icon, done: false, text: 'text' },
  when: day === null ? 'whenUnknown' : 'when',
  ...{ from: day, to: day },
});

function moveOf({ moveFrom: from, moveTo: to, startsLater }: Switched): Planned {
  const text = startsLater === true ? 'textLater' : 'text';
  return { id: 'move', icon: 'dial', done: false, when: whenOf(), text, from, to: to ?? from };

  function whenOf(): string {
    if (from !== null && to !== null) return from === to ? 'whenAbout' : 'when';
    if (from !== null) return 'whenFrom';
    if (startsLater === null) return 'whenUnknown';
    return startsLater ? 'whenUnknownLater' : 'whenUnknownSoon';
  }
}

/** 0 is Sunday. Counted in UTC, where a date is the same day for everybody. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
