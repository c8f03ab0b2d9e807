import type { JourneyState } from '../../src/engine';
import { selectJourney } from '../../src/state';
import type { Household } from '../../src/app/household';
import type { GoTo } from '../../src/app/routing/navigation';
import { equal } from '../../src/rules';
import type { Happening } from '../model/recording';
import type { Recorder } from './bridge';

/** Tells what is done on a page, and what the page does by itself from what somebody does. */
export interface Watch {
  /** The household, which tells what happens to it. */
  readonly over: (household: Household) => Household;
  /** The way to a step, by which it is known that nobody went there. */
  readonly goTo: (goTo: GoTo) => GoTo;
}

export function watchDeeds(recorder: () => Recorder | null): Watch {
  let led: string | null = null;
  const tell = (happening: Happening): void => recorder()?.onHappening(happening);
  return {
    goTo: (goTo) => (step, parameters) => {
      led = step;
      goTo(step, parameters);
    },
    over: (household) => {
      const { engine } = household;
      const now = (): JourneyState => selectJourney(household.store.getState());
      const fieldOf = (state: JourneyState, section: string, field: string) => {
        const { step } = state.progress;
        return step === null ? undefined : engine.section(state, step, section)?.fields[field];
      };
      return {
        ...household,
        dispatchEvent: (event) => {
          if (recorder() === null) {
            household.dispatchEvent(event);
            return;
          }
          const before = now();
          // It is the day of the scenario, wherever the clock of this machine stands.
          household.dispatchEvent(
            event.type === 'stepEntered' ? { ...event, today: before.today } : event,
          );
          const isLed = event.type === 'stepEntered' && event.step === led;
          if (event.type === 'stepEntered') led = null;
          const isSame =
            event.type === 'stepEntered' &&
            before.progress.step === event.step &&
            equal(before.progress.parameters, event.parameters);
          const isSeen =
            event.type === 'fieldLeft' &&
            seenOf(fieldOf(before, event.section, event.field)) !==
              seenOf(fieldOf(now(), event.section, event.field));
          tell({ is: 'event', event, isLed: isLed || isSame, isSeen });
        },
        clearDetails: (kind) => {
          const asks = engine.clearing(now()) !== null;
          led = household.journey().entry;
          household.clearDetails(kind);
          tell({ is: 'cleared', kind: asks ? (kind ?? 'everything') : null });
        },
        act: (commit, action) => {
          household.act(commit, action);
          tell({ is: 'acted', action });
        },
      };
    },
  };
}

/** What is seen of a field, to tell whether leaving it did something. */
const seenOf = (field: { readonly error: string | null; readonly value: unknown } | undefined) =>
  JSON.stringify([field?.error ?? null, field?.value ?? null]);
