import type { IconName } from '../../ui/page/icons';
import { addDays, addWorkingDays } from './working-days';

/** One thing on the timeline; its words are `switchComplete.next.<id>.…`. */
export interface Milestone {
  readonly id: 'application' | 'directDebit' | 'move' | 'coolingOff' | 'finalBill';
  readonly icon: IconName;
  readonly done: boolean;
  /** First and last day; null where it is not known when the switch was made. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Days, counted from the one on which the switch was made. */
const directDebitConfirmed = 3;
const moveAtTheEarliest = 5;
const moveAtTheLatest = 10;
// The period starts the day after, so its last day is the fourteenth after the switch.
const coolingOff = 14;
const finalBillAfterMove = 42;

/**
 * What happens next (CMP-08 to 12), in order.
 * @param made the day of the switch, yyyy-mm-dd; null when it is not known.
 */
export function whatHappensNext(made: string | null, byDirectDebit: boolean): Milestone[] {
  const on = (date: (made: string) => string) => (made === null ? null : date(made));
  const latestMove = (day: string) => addWorkingDays(day, moveAtTheLatest);
  const milestones: Milestone[] = [
    { id: 'application', icon: 'tick', done: true, from: made, to: made },
    {
      id: 'directDebit',
      icon: 'calendar',
      done: false,
      from: made,
      to: on((day) => addWorkingDays(day, directDebitConfirmed)),
    },
    {
      id: 'move',
      icon: 'dial',
      done: false,
      from: on((day) => addWorkingDays(day, moveAtTheEarliest)),
      to: on(latestMove),
    },
    {
      id: 'coolingOff',
      icon: 'clock',
      done: false,
      from: on((day) => addDays(day, 1)),
      to: on((day) => addDays(day, coolingOff)),
    },
    {
      id: 'finalBill',
      icon: 'document',
      done: false,
      from: on(latestMove),
      to: on((day) => addDays(latestMove(day), finalBillAfterMove)),
    },
  ];
  return milestones.filter(({ id }) => id !== 'directDebit' || byDirectDebit);
}
