import { describe, expect, it } from 'vitest';
import { manualEnvironment } from '../state/testing/manual-environment';
import { eventOutbox } from './event-outbox';
import { knownNames } from './known-names';
import { journey, section, step } from '../engine/testing';
import type { TelemetryEvent } from './telemetry-event';

const url = 'https://events.example/page';
const names = knownNames(() => journey([step('apply', [section('s', [])])]));

function event(): TelemetryEvent {
  const entered = names.name('steps', 'apply');
  if (entered === null) throw new Error('The journey has the step.');
  return { event: 'stepEntered', step: entered, config: 'd1', release: 'index-1a' };
}

function outbox(answer: () => Promise<Response> = () => Promise.resolve(new Response(null))) {
  const environment = manualEnvironment();
  const sent: { readonly address: unknown; readonly init: RequestInit | undefined }[] = [];
  const { add } = eventOutbox({
    url,
    environment,
    fetch: (address, init) => {
      sent.push({ address, init });
      return answer();
    },
  });
  const counts = () =>
    sent.map(
      ({ init }) => (JSON.parse(init?.body as string) as { events: unknown[] }).events.length,
    );
  return { environment, sent, add, counts };
}

describe('events', () => {
  it('are sent together ten seconds after the first, with neither cookie nor address of the page', async () => {
    const { environment, sent, add, counts } = outbox();
    add(event());
    await environment.pass(6_000);
    add(event());
    await environment.pass(3_999);
    expect(counts()).toEqual([]);
    await environment.pass(1);
    expect(counts()).toEqual([2]);
    expect(sent[0]).toEqual({
      address: url,
      init: {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        body: JSON.stringify({ events: [event(), event()] }),
      },
    });
    await environment.pass(60_000);
    expect(counts()).toEqual([2]);
  });

  it('are sent at once when there are 25, or the page goes out of sight', async () => {
    const { environment, add, counts } = outbox();
    for (let count = 0; count < 26; count += 1) add(event());
    expect(counts()).toEqual([25]);
    environment.visible.set(false);
    expect(counts()).toEqual([25, 1]);
    environment.visible.set(true);
    await environment.pass(60_000);
    expect(counts()).toEqual([25, 1]);
    expect(environment.timers()).toBe(0);
  });

  it('that cannot be sent are gone, and nobody hears of it', async () => {
    const { environment, add, counts } = outbox(() => Promise.reject(new TypeError('offline')));
    const rejected: unknown[] = [];
    const hear = (error: unknown) => void rejected.push(error);
    process.on('unhandledRejection', hear);
    add(event());
    await environment.pass(10_000);
    add(event());
    await environment.pass(10_000);
    await new Promise((resolve) => void setImmediate(resolve));
    process.off('unhandledRejection', hear);
    expect(counts()).toEqual([1, 1]);
    expect([environment.errors, rejected]).toEqual([[], []]);
  });

  it('are 500 of one page at the most', () => {
    const { add, counts } = outbox();
    for (let count = 0; count < 600; count += 1) add(event());
    expect(counts().reduce((sum, count) => sum + count, 0)).toBe(500);
  });
});
