// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createEngine, type Engine } from '../engine';
import { given, journey, section, step } from '../engine/testing';
import { createJourneyStore } from '../state';
import { manualApi } from '../state/testing/manual-api';
import { manualEnvironment } from '../state/testing/manual-environment';
import { memoryStorage } from '../state/testing/memory-storage';
import { startTelemetry } from './start-telemetry';

const about = journey([step('apply', [section('s', [])]), step('end', [])]);

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['entered'];
});

/** A page that tells what happens in it; `view` is how its engine draws a step. */
function started(view?: Engine['view']) {
  const environment = manualEnvironment();
  const engine = createEngine(about, {});
  const visit = createJourneyStore({
    engine,
    journey: about,
    api: manualApi(),
    storage: memoryStorage(),
    environment,
    navigate: () => undefined,
    given,
  });
  const sent: string[] = [];
  const fetch: typeof window.fetch = (_, init) => {
    sent.push(init?.body as string);
    return Promise.resolve(new Response(null));
  };
  const enter = (id: string) =>
    visit.dispatchEvent({
      type: 'stepEntered',
      step: id,
      parameters: {},
      today: given.today,
      restored: false,
    });
  enter('apply');
  startTelemetry({
    url: '/events',
    page: { fetch, document },
    environment,
    engine: { ...engine, view: view ?? ((state, id) => engine.view(state, id)) },
    store: visit.store,
    journey: () => about,
    release: 'index-1a',
    hearFailures: () => undefined,
  });
  const field = document.body.appendChild(document.createElement('input'));
  return {
    environment,
    enter,
    input: (timeStamp: number) => {
      const event = new Event('input', { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      field.dispatchEvent(event);
    },
    told: async () => {
      await environment.pass(10_000);
      return sent.flatMap((body) => (JSON.parse(body) as { readonly events: object[] }).events);
    },
  };
}

const common = { config: about.digest, release: 'index-1a' };
const entered = { event: 'stepEntered', ...common, step: 'apply' };

it('the time until something is entered is told once, in tens of milliseconds', async () => {
  const page = started();
  page.input(1234.5);
  page.input(2000);
  expect(await page.told()).toEqual([
    entered,
    { event: 'firstKey', ...common, step: 'apply', ms: 1230 },
  ]);
});

it('what was entered before it listens is the first, and nothing after it', async () => {
  document.documentElement.dataset['entered'] = '812.3';
  const page = started();
  page.input(1234.5);
  expect(await page.told()).toEqual([
    entered,
    { event: 'firstKey', ...common, step: 'apply', ms: 810 },
  ]);
});

it('a page that was left lying for more than an hour has no such time', async () => {
  const page = started();
  page.input(3_600_010);
  expect(await page.told()).toEqual([entered]);
});

it('a fault in it ends it, is reported once, and does not reach the household', async () => {
  let fails = false;
  const engine = createEngine(about, {});
  const page = started((state, id) => {
    if (fails) throw new Error('broken');
    return engine.view(state, id);
  });
  fails = true;
  page.enter('end');
  page.enter('apply');
  page.input(100);
  expect(page.environment.errors).toEqual([new Error('broken')]);
  expect(await page.told()).toEqual([entered, { ...entered, step: 'end' }]);
});
