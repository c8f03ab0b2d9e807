import type { Environment } from '../state';
import type { TelemetryEvent } from './telemetry-event';

/** Milliseconds after the first of a batch. */
const WAIT = 10_000;
/** Of one batch. */
const MOST_EVENTS = 25;
/** Of one page: a fault that says the same again and again is known by then. */
const MOST_OF_A_PAGE = 500;

export interface OutboxOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly environment: Pick<Environment, 'schedule' | 'visible'>;
}

/** Collects events and sends them in batches: after a while, when there are many, and when the page goes out of sight. */
export function eventOutbox({ url, fetch, environment }: OutboxOptions): {
  readonly add: (event: TelemetryEvent) => void;
} {
  let waiting: TelemetryEvent[] = [];
  let taken = 0;
  let callOff = (): void => undefined;
  const send = (): void => {
    callOff();
    if (waiting.length === 0) return;
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    fetch(url, { ...request, body }).then(lost, lost);
  };
  environment.visible.subscribe(() => {
    if (!environment.visible.current()) send();
  });
  return {
    add: (event) => {
      if (taken >= MOST_OF_A_PAGE) return;
      taken += 1;
      waiting.push(event);
      if (waiting.length === 1) callOff = environment.schedule(send, WAIT);
      if (waiting.length >= MOST_EVENTS) send();
    },
  };
}

/**
 * Sent also while the page goes. No cookie, no address of the page, no preflight; nobody reads the
 * answer. `sendBeacon` would send the receiver's cookies along.
 */
const request: RequestInit = {
  method: 'POST',
  mode: 'no-cors',
  keepalive: true,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

/** What was sent is gone, whether it arrived or not: an event that is lost is nobody's trouble. */
const lost = (): void => undefined;
