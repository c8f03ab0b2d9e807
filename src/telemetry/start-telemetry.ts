import type { Engine, Failure } from '../engine';
import type { CompiledJourney } from '../journey';
import { type Environment, type JourneyStore, selectJourney } from '../state';
import { eventOutbox } from './event-outbox';
import { knownNames } from './known-names';
import { watchJourney } from './watch-journey';
import type { Happening } from './telemetry-event';

/** A call that did not end well, without anything that was sent or answered. */
export interface FailedCall extends Pick<Failure, 'kind' | 'status'> {
  /** operationId of the contract. */
  readonly operation: string;
}

export interface TelemetryOptions {
  /** Where events are sent. */
  readonly url: string;
  readonly page: Pick<Window, 'fetch' | 'document'>;
  readonly environment: Environment;
  readonly engine: Engine;
  readonly store: JourneyStore['store'];
  /** What is known of the journey now: it grows. */
  readonly journey: () => CompiledJourney;
  readonly release: string;
  /** Tells of those of before at once, and then of each. */
  readonly hearFailures: (listener: (failed: FailedCall) => void) => void;
}

/** Longer is no time until a first key: the page was left lying. */
const HOUR = 3_600_000;

/**
 * From now on tells the installation what happens in this page. Whatever goes wrong in it ends it,
 * is reported once, and changes nothing for the household.
 */
export function startTelemetry(options: TelemetryOptions): void {
  const { url, page, environment, engine, store, journey, release, hearFailures } = options;
  const fetch: typeof page.fetch = (address, init) => page.fetch(address, init);
  const outbox = eventOutbox({ url, fetch, environment });
  const names = knownNames(journey);
  const tell = (happening: Happening): void => {
    const { digest } = journey();
    outbox.add({ ...happening, config: digest, release });
  };
  const ends: (() => void)[] = [];
  let ended = false;
  const guarded =
    <T extends readonly unknown[]>(work: (...given: T) => void) =>
    (...given: T): void => {
      if (ended) return;
      try {
        work(...given);
      } catch (error) {
        ended = true;
        for (const end of ends) end();
        environment.reportError(error);
      }
    };
  const state = () => selectJourney(store.getState());
  const watch = watchJourney(state(), { engine, names, tell });
  const look = guarded(() => watch(state()));
  ends.push(store.subscribe(look));
  hearFailures(
    guarded(({ operation, kind, status }) => {
      const name = names.name('operations', operation);
      if (name !== null) tell({ event: 'callFailed', operation: name, kind, status });
    }),
  );
  const entered = guarded(({ timeStamp }: Pick<Event, 'timeStamp'>) => {
    page.document.removeEventListener('input', entered, true);
    const step = names.name('steps', state().progress.step);
    const ms = Math.round(timeStamp / 10) * 10;
    if (step !== null && ms <= HOUR) tell({ event: 'firstKey', step, ms });
  });
  page.document.addEventListener('input', entered, true);
  ends.push(() => page.document.removeEventListener('input', entered, true));
  look();
  const before = enteredBefore(page.document);
  if (before !== null) entered({ timeStamp: before });
}

/** When something was first entered, as the page itself noted it before any script came; null until then. */
function enteredBefore({ documentElement }: Document): number | null {
  const noted = documentElement.dataset['entered'];
  return noted === undefined ? null : Number(noted);
}
