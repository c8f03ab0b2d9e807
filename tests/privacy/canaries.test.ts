// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPath, type Json, type JsonObject } from '../../src/engine';
import { chooseOffset, comeBack, complete, pay, toOffset } from '../matrix/play/acts';
import { began } from '../matrix/play/cell';
import { walk, type Household } from '../matrix/play/households';
import { PageTime } from '../matrix/play/page-time';
import { type Standing, storedNow, Visit } from '../matrix/play/visit';
import { openWorld, type World } from '../matrix/play/world';
import { type Marks, marked, marksOf, signUp, withoutNeeds } from './marked-household';
import { MarkedSandbox } from './marked-sandbox';
import { Ear, leaves, marksIn, type Overheard } from './overheard';
import { sensitiveAnswers } from './sensitive-answers';
import { ways } from './ways-to-the-end';

/** Where the specification sends each (CALL-31 to CALL-35, CALL-40): body key ← answer. */
const sentOf = {
  savePersonal: [
    'dateOfBirth ← customer.dateOfBirth',
    'dayTimePhone ← customer.dayTimePhone',
    'emailAddress ← customer.emailAddress',
    'firstName ← customer.firstName',
    'lastName ← customer.lastName',
    'titleId ← customer.titleId',
  ],
  saveTerms: [
    'hasMedicalConditionOrIndividualRequirement ← terms.hasMedicalConditionOrIndividualRequirement',
    'specialNeedsId ← terms.specialNeedsId',
  ],
  verifyBank: ['accountNumber ← payment.accountNumber', 'sortCode ← payment.sortCode'],
  saveBank: [
    'accountName ← payment.accountName',
    'accountNumber ← payment.accountNumber',
    'isAuthorisedToSetupDirectDebits ← payment.isAuthorisedToSetupDirectDebits',
    'preferredDirectDebitDay ← payment.preferredDirectDebitDay',
    'sortCode ← payment.sortCode',
  ],
  // The partner says the names again with the footprint.
  carbonPayment: ['firstName ← customer.firstName', 'lastName ← customer.lastName'],
};
const sent = Object.entries(sentOf)
  .flatMap(([operation, keys]) => keys.map((key) => `${operation} ${key}`))
  .sort();
const sentBeforeOffset = sent.filter((line) => !line.startsWith('carbonPayment'));

/** The contract takes a postcode in the query, that of a previous home too (`find-addresses.json`). */
const asked = ['addressSearch address ← previousAddress.postcode'];

/** The entry of a switch that is done keeps the name that the partner answered (docs/decisions/068). */
const keptOnceDone = [
  'localStorage home-energy.commit.switch.N answer.firstName ← customer.firstName',
  'localStorage home-energy.commit.switch.N answer.name ← customer.firstName',
  'localStorage home-energy.commit.switch.N answer.name ← customer.lastName',
];

let world: World;
/** At the sheet that sums everything up. */
let signedUp: Standing;
let marks: Marks;
let wayThere: Ear;
let sentOnTheWay: readonly Overheard[];
let bodiesOnTheWay: readonly string[];
let sensitive: readonly string[];

beforeAll(async () => {
  world = await openWorld(new MarkedSandbox(() => new Date()));
  sensitive = sensitiveAnswers([...new Set(fields().map(({ path }) => path))]);
  PageTime.stop(began);
  wayThere = new Ear();
  const visit = new Visit(world.options);
  try {
    wayThere.follow(visit);
    await walk(visit, marked, null, 'plan');
    await signUp(visit, marked);
    signedUp = await visit.standing();
    marks = marksOf(visit);
    sentOnTheWay = callsOf(visit);
    bodiesOnTheWay = bodiesOf(visit);
  } finally {
    wayThere.end();
    visit.end();
  }
});
afterAll(() => world.end());

const fields = () =>
  world.options.journey.steps.flatMap(({ sections }) =>
    sections.flatMap((section) => section.fields),
  );
const isMarked = (path: string): boolean => marks.has(path);
const nameOf = (path: string): string => path.split('.').at(-1) ?? '';

/** Of a call all but its body. */
const callsOf = ({ wire }: Visit): readonly Overheard[] =>
  wire.log.map(({ operation, sent: { address }, headers }) => ({
    place: operation,
    what: { address, headers },
  }));

/** What the bodies hold of marks and, of answers that take none, by their names. */
function bodiesOf({ wire }: Visit): readonly string[] {
  const bodies = wire.log.map(({ operation, body }) => ({ place: operation, what: body }));
  const unmarked = sensitive.filter((path) => !isMarked(path));
  const named = bodies.flatMap(({ place, what }) =>
    [...leaves(what)].flatMap(([at, text]) =>
      unmarked
        .filter((path) => nameOf(at) === nameOf(path) && text !== 'false')
        .map((path) => `${place} ${at} ← ${path}`),
    ),
  );
  return [...new Set([...marksIn(marks, bodies), ...named])].sort();
}

/** Of a switch any number. */
const keptIn = ({ written }: Ear): readonly string[] =>
  marksIn(
    marks,
    written.map(({ place, what }) => ({
      place: place.replace(/\.switch\.\d+$/, '.switch.N'),
      what,
    })),
  );

/** The answers among what was stored that may not be there, whatever they are. */
const answersIn = ({ written }: Ear): readonly string[] =>
  written.flatMap(({ what }) => {
    const answers = typeof what === 'object' ? (what as JsonObject | null)?.['answers'] : null;
    return sensitive.filter((path) => getPath((answers ?? {}) as JsonObject, path) !== null);
  });

/** Names of medical questions in what was stored, be it as a key or a text. */
function medicalNamesIn({ written }: Ear): readonly string[] {
  const names = new Set(fields().flatMap(({ medical, name }) => (medical === true ? [name] : [])));
  expect(names.size).toBe(2);
  const text = JSON.stringify(written);
  return [...names, 'specialNeeds'].filter((name) => text.includes(name));
}

describe('what a household says of itself', () => {
  it('is all marked, but for what can hold no mark', () => {
    const types = new Map(fields().map(({ path, type }) => [path, type]));
    const unmarked = sensitive.filter((path) => !isMarked(path));
    expect(sensitive.length).toBeGreaterThan(20);
    for (const path of unmarked)
      expect([path, types.get(path)]).toEqual([
        path,
        expect.stringMatching(/^(boolean|integer|array)$/),
      ]);
    expect([...marks.keys()].filter((path) => !sensitive.includes(path))).toEqual([]);
  });

  it('stands nowhere up to the last press', () => {
    expect(marksIn(marks, wayThere.heard)).toEqual([]);
    expect(wayThere.written.length).toBeGreaterThan(15);
    expect(keptIn(wayThere)).toEqual([]);
    expect(answersIn(wayThere)).toEqual([]);
    expect(medicalNamesIn(wayThere)).toEqual([]);
    expect(marksIn(marks, sentOnTheWay)).toEqual(asked);
    expect(bodiesOnTheWay).toEqual([]);
  });

  it.each(ways)('is sent to the saves alone, and kept nowhere: $name', async (way) => {
    const ear = new Ear();
    const visit = new Visit(world.options);
    try {
      ear.follow(visit);
      await visit.standAt(signedUp);
      expect(bodiesOf(visit)).toEqual([]);
      for (const one of way.laid) visit.wire.lay({ ...one });
      await way.done(visit);
      ear.look(visit);
      await visit.time.pass(2_000);
      expect([window.location.pathname, visit.troubles]).toEqual(['/switch-complete', []]);
      expect(await visit.sandbox.switches()).toHaveLength(1);
      expect(bodiesOf(visit)).toEqual(sentBeforeOffset);
      await visit.reload();
      ear.look(visit);
      await toOffset(visit, marked);
      await visit.time.pass(2_000);
      await chooseOffset(visit, marked);
      await pay(visit, marked);
      ear.look(visit);
      await comeBack(true)(visit, marked);
      await visit.time.pass(2_000);
      ear.look(visit);
      expect(visit.left).toHaveLength(1);
      expect(bodiesOf(visit)).toEqual(sent);
      expect(marksIn(marks, callsOf(visit))).toEqual([]);
      expect(marksIn(marks, ear.heard)).toEqual([]);
      expect(keptIn(ear)).toEqual(way.isNamed ? keptOnceDone : []);
      expect(answersIn(ear)).toEqual([]);
      expect(medicalNamesIn(ear)).toEqual([]);
    } finally {
      ear.end();
      visit.end();
    }
  });

  it('leaves the device as that of somebody without a medical need', async () => {
    const [some, none] = [await devicesOf(marked), await devicesOf(withoutNeeds)];
    expect(some).toEqual(none);
  });
});

/** What the device keeps before Complete Switch, and after. */
async function devicesOf(home: Household): Promise<readonly Json[]> {
  PageTime.stop(began);
  const visit = new Visit(world.options);
  try {
    await walk(visit, home, null, 'plan');
    await signUp(visit, home);
    await visit.time.pass(2_000);
    const before = keptNow();
    await complete(visit, home);
    await visit.time.pass(2_000);
    return [before, keptNow()];
  } finally {
    visit.end();
  }
}

/** But for what is drawn by chance. */
const keptNow = (): JsonObject =>
  Object.fromEntries(Object.entries(storedNow()).filter(([key]) => !key.endsWith('.visitor')));
