import type { IconName } from '../../ui/page/icons';
import type { Switched } from './switched';

/** One thing on the timeline; its words are `switchComplete.next.<id>.…`. */
export interface Milestone {
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

/** What happens next (CMP-08 to 12), in order. */
export function whatHappensNext(switched: Switched): readonly Milestone[] {
  const { made, directDebitBy, coolingOffEnds, finalBillBy, references } = switched;
  const text = references.length > 0 ? 'text' : 'textUnnumbered';
  const move = moveOf(switched);
  const coolingOff = { ...by('coolingOff', 'clock', coolingOffEnds), text };
  return [
    { ...by('application', 'tick', made), text, done: true },
    ...(switched.byDirectDebit ? [by('directDebit', 'calendar', directDebitBy)] : []),
    ...(switched.startsLater === true ? [coolingOff, move] : [move, coolingOff]),
    by('finalBill', 'document', finalBillBy),
  ];
}

const by = (id: Milestone['id'], icon: IconName, day: string | null): Milestone => ({
  ...{ id, icon, done: false, text: 'text' },
  when: day === null ? 'whenUnknown' : 'when',
  ...{ from: day, to: day },
});

function moveOf({ moveFrom: from, moveTo: to, startsLater }: Switched): Milestone {
  const text = startsLater === true ? 'textLater' : 'text';
  return { id: 'move', icon: 'dial', done: false, when: whenOf(), text, from, to: to ?? from };

  function whenOf(): string {
    if (from !== null && to !== null) return from === to ? 'whenAbout' : 'when';
    if (from !== null) return 'whenFrom';
    if (startsLater === null) return 'whenUnknown';
    return startsLater ? 'whenUnknownLater' : 'whenUnknownSoon';
  }
}
