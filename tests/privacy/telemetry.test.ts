// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine';
import type { Happening } from '../../src/telemetry/telemetry-event';
import { complete } from '../matrix/play/acts';
import { began } from '../matrix/play/cell';
import { answer, walk } from '../matrix/play/households';
import { PageTime } from '../matrix/play/page-time';
import { storedNow, Visit } from '../matrix/play/visit';
import { openWorld, type World } from '../matrix/play/world';
import { Lost } from '../matrix/wire/wire';
import { marked, marksOf, type Marks, signUp } from './marked-household';
import { MarkedSandbox } from './marked-sandbox';
import { leaves, marksIn } from './overheard';

type Told = Readonly<Record<string, Json>>;

const url = 'https://events.example/page';
const schema = JSON.parse(readFileSync('schemas/telemetry/events.schema.json', 'utf8')) as {
  readonly definitions: Readonly<Record<string, object>>;
};

let world: World;
let batches: readonly Json[];
let events: readonly Told[];
let marks: Marks;
/** All that the first household answered, sensitive or not. */
let said: ReadonlySet<string>;

/** One household makes mistakes everywhere, one meets a partner that fails and is in doubt for a while. */
beforeAll(async () => {
  world = await openWorld(new MarkedSandbox(() => new Date()));
  const told = [await toldBy(mistaken), await toldBy(doubtful)].flat();
  batches = told.map((text) => JSON.parse(text) as Json);
  events = batches.flatMap((batch) => (batch as { readonly events: readonly Told[] }).events);
});

async function toldBy(way: (visit: Visit) => Promise<void>): Promise<readonly string[]> {
  PageTime.stop(began);
  const visit = new Visit({ ...world.options, telemetry: url });
  try {
    await walk(visit, marked, null, 'plan');
    await way(visit);
    await visit.time.pass(20_000);
    return visit.told;
  } finally {
    visit.end();
  }
}

async function mistaken(visit: Visit): Promise<void> {
  await answer(visit, 'aboutYou', 'emailAddress', 'zqmail');
  await answer(visit, 'aboutYou', 'firstName', 'Zqada9!');
  await signUp(visit, marked);
  marks = marksOf(visit);
  const all = [...leaves(visit.state.answers)];
  said = new Set(
    all.flatMap(([path, text]) => (path.endsWith('(name)') || text.length < 3 ? [] : [text])),
  );
  await answer(visit, 'payment', 'accountNumber', '123');
  await answer(visit, 'terms', 'specialNeedsId', null);
}

async function doubtful(visit: Visit): Promise<void> {
  await signUp(visit, marked);
  const refused = { status: 503, text: '{"message":"Zqmarsh is not there"}' };
  visit.wire.lay({ operation: 'carbonEquivalent', play: () => Promise.resolve(refused) });
  visit.wire.lay({
    operation: 'completeSwitch',
    times: 1,
    play: async (good) => {
      await good();
      throw new Lost();
    },
  });
  await complete(visit, marked);
  await visit.time.pass(60_000);
}
afterAll(() => world.end());

const named = (name: string): readonly Told[] => events.filter(({ event }) => event === name);

describe('what a page tells of itself', () => {
  it('is of every kind, and of a mistake question and rule', () => {
    expect(named('stepEntered').map(({ step }) => step)).toEqual([
      ...['currentTariff', 'quoteResults', 'personalDetails'],
      ...['currentTariff', 'quoteResults', 'personalDetails', 'switchComplete'],
    ]);
    const mistakes = named('errorShown').map(({ section, question, rule }) => [
      section,
      question,
      rule,
    ]);
    expect(mistakes).toEqual(
      expect.arrayContaining([
        ['aboutYou', 'aboutYou.emailAddress', 'email'],
        ['aboutYou', 'aboutYou.firstName', 'letters'],
        ['payment', 'payment.accountNumber', 'tooShort'],
      ]),
    );
    expect(
      named('callFailed').map(({ operation, kind, status }) => [operation, kind, status]),
    ).toEqual([
      ['completeSwitch', 'network', 0],
      ['carbonEquivalent', 'http', 503],
    ]);
    expect(named('doubtEntered').map(({ commit }) => commit)).toEqual(['switch']);
    expect(named('doubtLeft').map(({ to }) => to)).toEqual(['done']);
  });

  it('is as its schema says, which knows every kind', () => {
    const isBatch = new Ajv({ strict: false }).compile(schema);
    expect(batches.length).toBeGreaterThan(2);
    for (const batch of batches) expect([isBatch(batch), isBatch.errors]).toEqual([true, null]);
    const kinds: Readonly<Record<Happening['event'], true>> = {
      stepEntered: true,
      errorShown: true,
      callFailed: true,
      firstKey: true,
      doubtEntered: true,
      doubtLeft: true,
    };
    const shared = ['name', 'config', 'release'];
    expect(Object.keys(schema.definitions).sort()).toEqual(
      [...Object.keys(kinds), ...shared].sort(),
    );
  });

  it('names configuration and release each time', () => {
    const { digest } = world.options.journey;
    expect(new Set(events.map(({ config }) => config))).toEqual(new Set([digest]));
    expect(new Set(events.map(({ release }) => release))).toEqual(new Set(['unknown']));
  });

  it('holds no answer, be it private or not', () => {
    const heard = batches.map((what) => ({ place: 'telemetry', what }));
    expect(said.size).toBeGreaterThan(40);
    expect(marksIn(marks, heard)).toEqual([]);
    const equal = batches
      .flatMap((batch) => [...leaves(batch)])
      .filter(([, text]) => said.has(text));
    expect(equal).toEqual([]);
  });

  it('names no question whose answer is medical', () => {
    const medical = world.options.journey.steps
      .flatMap(({ sections }) => sections)
      .flatMap(({ fields }) =>
        fields.flatMap((field) => (field.medical === true ? [field.name] : [])),
      );
    expect(new Set(medical).size).toBe(2);
    const text = JSON.stringify(batches);
    expect([...medical, 'specialNeeds'].filter((name) => text.includes(name))).toEqual([]);
    expect(named('errorShown').filter(({ question }) => question === null)).toEqual([
      expect.objectContaining({ section: 'terms', question: null, rule: null }),
    ]);
  });

  it('leaves the device as that of a page that tells nothing, which tells nothing', async () => {
    const [telling, silent] = [await kept(url), await kept(undefined)];
    expect(telling.told).toBeGreaterThan(0);
    expect(silent.told).toBe(0);
    expect(telling.device).toEqual(silent.device);
    expect(Object.keys(silent.device)).toContain('home-energy.journey');
  });
});

/** What the device keeps, but for what is drawn by chance, and how often the page told something. */
async function kept(telemetry: string | undefined) {
  PageTime.stop(began);
  const visit = new Visit({ ...world.options, ...(telemetry !== undefined && { telemetry }) });
  try {
    await walk(visit, marked, null, 'plan');
    await visit.time.pass(20_000);
    const device = Object.entries(storedNow()).filter(([key]) => !key.endsWith('.visitor'));
    return { told: visit.told.length, device: Object.fromEntries(device) };
  } finally {
    visit.end();
  }
}
