import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine';
import { fleet, fleetValidators } from '../../engine/testing/fleet';
import { order } from '../../engine/testing/order';
import { parkingSpaces, spaces } from '../../engine/testing/spaces';
import { play } from '../testing/play';
import { actions } from './index';

const home = { 'home.postcode': 'ab1 2cd' };
const found = [{ answer: home }, { press: 'home.find' }];
const zoned = [...found, { answer: { 'home.address': 'a1', 'home.consent': true } }];
const vehicle = [...zoned, { continue: 'home' }];
const ready = [...vehicle, { answer: { 'vehicle.kind': 'none' } }, { continue: 'vehicle' }];
const listed = [{ answer: { 'vehicles.kind': 'resident' } }, { add: 'vehicles.vehicles' }];
const saved = [
  ...listed,
  { answer: { 'vehicle.plate': 'car', 'vehicle.months': 3 } },
  { save: 'vehicles.vehicles' },
];
const asked = [{ press: 'vehicles.help' }];

interface Case {
  readonly hold?: Json;
  readonly do: readonly Json[];
  readonly expect?: Json;
  readonly is?: string;
}
type Cases = Readonly<Record<string, readonly Case[]>>;

const permitCases: Cases = {
  answer: [
    { do: found, expect: { answers: { postcode: 'AB12CD' } } },
    { do: [{ answer: { 'home.nothing': 1 } }], is: 'The section `home` has no field `nothing`.' },
    { do: [{ answer: { 'hone.postcode': 'x' } }], is: 'The journey has no section `hone`.' },
    {
      do: [{ answer: { 'home.address': 'a1' } }],
      is: '`home.address` has no options yet: their lookup is idle.',
    },
    {
      do: [...found, { answer: { 'home.address': 'a9' } }],
      is: '`home.address` does not offer "a9"; it offers "a1", "a2".',
    },
    { do: [{ answer: { 'home.consent': 'yes' } }], is: '`home.consent` takes true or false.' },
    { do: [{ answer: { 'home.postcode': 1 } }], is: '`home.postcode` takes a text.' },
    {
      do: [{ answer: { 'vehicle.plate': 'A' } }],
      is: 'The section `vehicle` is not on the page: `home` comes before it and is not valid yet.',
    },
    { do: [...vehicle, { answer: home }], is: 'The section `home` is folded.' },
    {
      do: [...vehicle, { answer: { 'vehicle.kind': 'none', 'vehicle.plate': 'A' } }],
      is: '`vehicle.plate` is hidden, so nobody can answer it.',
    },
  ],
  type: [
    {
      do: [{ type: { 'home.consent': true } }, { type: { 'home.consent': false } }],
      expect: { errors: 'none' },
    },
    { do: [{ type: { 'home.consent': 1 } }], is: '`home.consent` takes true or false.' },
  ],
  leave: [
    {
      do: [{ type: { 'home.postcode': ' a ' } }, { leave: 'home.postcode' }],
      expect: { answers: { postcode: 'A' } },
    },
    {
      do: [{ leave: 'vehicle.kind' }],
      is: 'The section `vehicle` is not on the page: `home` comes before it and is not valid yet.',
    },
  ],
  press: [
    { do: found, expect: { calls: ['addresses'] } },
    { do: [{ press: 'home.nothing' }], is: 'The section `home` has no button `nothing` now.' },
    { hold: 'all', do: [...found, { press: 'home.find' }], is: 'The button `find` is busy.' },
  ],
  continue: [
    { do: vehicle, expect: { open: 'vehicle' } },
    {
      hold: ['zone'],
      do: vehicle,
      is: 'The section `home` cannot be gone on from: it waits for zone (loading).',
    },
  ],
  open: [
    { do: [...vehicle, { open: 'home' }], expect: { open: 'home' } },
    {
      do: [{ open: 'pay' }],
      is: 'The section `pay` is not on the page: it is not asked at the step `apply` now.',
    },
  ],
  submit: [
    { do: [...ready, { submit: 'step' }], expect: { step: 'done' } },
    {
      do: [{ submit: 'step' }],
      is: 'The step `apply` has no button to submit it: the section `home` is open.',
    },
    {
      hold: 'all',
      do: [{ hold: [] }, ...ready, { hold: 'all' }, { submit: 'step' }, { submit: 'step' }],
      is: 'The step `apply` has no button to submit it: it is being submitted already.',
    },
  ],
  choose: [
    {
      do: [{ choose: { sequence: 'save', with: { a: 1 } } }],
      expect: { sequences: { save: 'done' } },
    },
    { do: [{ choose: { sequence: 'nothing' } }], is: 'The journey has no sequence `nothing`.' },
    { do: [{ choose: {} }], is: '`sequence` is missing.' },
  ],
  goTo: [
    {
      do: [{ goTo: { step: 'error', parameters: { status: '500' } } }],
      expect: { step: 'error', parameters: { status: '500' } },
    },
    { do: [{ goTo: 'nothing' }], is: 'The journey has no step `nothing`.' },
  ],
  reload: [
    {
      do: [...zoned, { reload: 'page' }],
      expect: { answers: { 'address.id': 'a1' }, lookups: { zone: 'ready' } },
    },
    {
      do: [{ reload: 'twice' }],
      is: 'One of page, visit is expected here, and this is the string "twice".',
    },
  ],
  clear: [
    {
      do: [...zoned, { clear: 'details' }],
      expect: { answers: { postcode: null }, step: 'apply' },
    },
  ],
  retry: [
    {
      hold: ['zone'],
      do: [...zoned, { fail: 'zone' }, { hold: [] }, { retry: 'zone' }],
      expect: { lookups: { zone: 'ready' } },
    },
    { do: [{ retry: 'zone' }], is: '`zone` cannot be tried again: it is idle, not failed.' },
  ],
  dismiss: [
    { do: [{ goTo: 'done' }, { dismiss: 'notice' }], expect: { notice: null } },
    { do: [{ dismiss: 'notice' }], is: 'There is no notice.' },
  ],
  today: [
    { do: [{ today: 'tomorrow' }], is: 'A day is written as 2026-09-02.' },
    {
      do: [{ today: '2026-09-02' }, { goTo: 'apply' }],
      expect: { reads: { today: '2026-09-02' } },
    },
  ],
  partner: [
    {
      do: [{ partner: { change: { 'zone.kind': 'van' } } }, ...zoned],
      expect: { answers: { kind: 'van' } },
    },
    {
      do: [{ partner: { change: { 'zone.a.b': 'van' } } }],
      is: 'The household’s answers have nothing at `zone.a`.',
    },
    {
      do: [{ partner: { failures: { zone: 503 } } }, ...zoned],
      expect: { lookups: { zone: 'failed' } },
    },
  ],
  hold: [
    {
      do: [{ hold: ['zone'] }, ...zoned],
      expect: { waiting: ['zone'], lookups: { zone: 'loading' } },
    },
  ],
  reply: [
    {
      hold: ['zone'],
      do: [...zoned, { reply: 'zone' }],
      expect: { answers: { kind: 'car' }, waiting: [] },
    },
    {
      hold: ['zone'],
      do: [...zoned, { reply: { call: 'zone', answer: { kind: 'van' } } }],
      expect: { answers: { kind: 'van' } },
    },
    {
      hold: ['zone'],
      do: [...zoned, { reply: { call: 'zone', change: { 'zone.kind': 'none' } } }],
      expect: { answers: { kind: 'none' } },
    },
    { do: [{ reply: 'zone' }], is: 'No call `zone` is waiting.' },
  ],
  fail: [
    {
      hold: ['zone'],
      do: [...zoned, { fail: { call: 'zone', with: 500 } }],
      expect: { step: 'error' },
    },
    {
      hold: ['zone'],
      do: [...zoned, { fail: { call: 'zone', with: 'broken' } }],
      is: 'One of timeout, network, malformed is expected here, and this is the string "broken".',
    },
  ],
  lose: [
    {
      hold: ['finish'],
      do: [...ready, { submit: 'step' }, { lose: 'finish' }],
      expect: {
        calls: ['addresses', 'zone', 'saveVehicle', 'finish'],
        sequences: { save: 'failed' },
      },
    },
  ],
  settle: [
    { hold: 'all', do: [...found, { settle: 'all' }], expect: { lookups: { addresses: 'ready' } } },
  ],
};

const fleetCases: Cases = {
  add: [
    { do: listed, expect: { shown: ['vehicle.plate'] } },
    {
      do: [...listed, { add: 'vehicles.vehicles' }],
      is: 'Nothing can be added to the list `vehicles.vehicles`: an item is open already.',
    },
    {
      do: [...listed.slice(0, 1), { add: 'vehicles.kind' }],
      is: '`vehicles.kind` is no list of items.',
    },
    { do: [{ add: 'vehicles.vehicles' }], is: 'The list `vehicles.vehicles` is hidden.' },
  ],
  save: [
    { do: saved, expect: { lists: { 'vehicles.vehicles': { summaries: ['CAR, 3 months'] } } } },
    {
      do: [...listed.slice(0, 1), { save: 'vehicles.vehicles' }],
      is: 'No item of the list `vehicles.vehicles` is open.',
    },
  ],
  cancel: [
    {
      do: [...listed, { cancel: 'vehicles.vehicles' }],
      expect: { lists: { 'vehicles.vehicles': 0 } },
    },
  ],
  change: [
    {
      do: [...saved, { change: { 'vehicles.vehicles': 0 } }],
      expect: { values: { 'vehicle.plate': 'CAR' } },
    },
    {
      do: [...saved, { change: { 'vehicles.vehicles': 1 } }],
      is: 'The list `vehicles.vehicles` has no item 1; it has 1.',
    },
  ],
  remove: [
    {
      do: [...saved, { remove: { 'vehicles.vehicles': 0 } }],
      expect: { lists: { 'vehicles.vehicles': 0 } },
    },
    {
      do: [...saved, { add: 'vehicles.vehicles' }, { remove: { 'vehicles.vehicles': 0 } }],
      is: 'An item of the list `vehicles.vehicles` is open.',
    },
  ],
  next: [
    {
      do: [
        ...asked,
        { answer: { 'emissions.age': 'old', 'emissions.mileage': 9 } },
        { next: 'dialog' },
      ],
      expect: { dialog: { field: 'engine' } },
    },
    { do: [{ next: 'dialog' }], is: 'No dialog is open.' },
  ],
  page: [
    {
      do: [...asked, { answer: { 'emissions.age': 'new' } }, { page: 'age' }],
      expect: { dialog: { field: 'age' } },
    },
  ],
  close: [
    { do: [...asked, { close: 'dialog' }], expect: { dialog: null } },
    {
      do: [...asked, { answer: { 'vehicles.kind': 'visitor' } }],
      is: 'The dialog `emissions` stands before the section `vehicles`.',
    },
  ],
};

const book = (on: Json) => ({ press: { button: 'book', on } });
const spaceCases: Cases = {
  filter: [
    { do: [{ filter: { roof: 'covered' } }], expect: { items: ['s1/north'] } },
    { do: [{ filter: { owner: [2] } }], expect: { items: ['s2/north', 's3/south'] } },
    {
      do: [{ filter: { owner: [2] } }, { filter: { roof: 'open', side: 'north' } }],
      expect: { items: ['s2/north'] },
    },
    {
      do: [{ filter: { owner: [2], side: 'north' } }, { filter: { owner: [] } }],
      expect: { items: ['s2/north', 's1/north'] },
    },
    {
      do: [{ filter: { roof: 'covered' } }, { reload: 'page' }],
      expect: { items: ['s1/north'] },
    },
    {
      do: [{ filter: { roof: 'covered' } }, { goTo: 'choose' }],
      expect: { filters: { roof: 'any' } },
    },
    { do: [{ filter: { rooff: 'open' } }], is: 'The screen has no filter `rooff`.' },
    {
      do: [{ filter: { roof: 'glass' } }],
      is: '`roof` does not offer "glass"; it offers any, covered, open.',
    },
    { do: [{ filter: { owner: [9] } }], is: '`owner` does not offer 9; it offers 2, 7.' },
    {
      do: [{ filter: { roof: ['any', 'open'] } }],
      is: 'Of `roof` exactly one is chosen, not 2.',
    },
    { do: [{ filter: { roof: [] } }], is: 'Of `roof` exactly one is chosen, not 0.' },
    {
      do: [{ goTo: 'booked' }, { filter: { roof: 'any' } }],
      is: 'The step `booked` shows no items.',
    },
  ],
  order: [
    { do: [{ order: 'size' }], expect: { items: ['s3/south', 's2/north', 's1/north'] } },
    { do: [{ order: 'sise' }], is: 'The screen has no order `sise`.' },
  ],
  press: [
    {
      do: [book({ id: 's1' })],
      expect: { step: 'booked', calls: [{ call: 'book', body: { space: 's1' } }] },
    },
    { do: [book({ id: 's2' })], is: 'The item `s2/north` has no button `book` now.' },
    {
      do: [{ press: { button: 'bok', on: { id: 's1' } } }],
      is: 'The item `s1/north` has no button `bok` now.',
    },
    { do: [book({ id: 's9' })], is: 'No item on the screen has {"id":"s9"}.' },
    { do: [book({ ownerId: 2 })], is: '2 items have {"ownerId":2}.' },
    {
      do: [{ filter: { roof: 'open' } }, book({ id: 's1' })],
      is: 'No item on the screen has {"id":"s1"}.',
    },
    { do: [{ press: { button: 'book' } }], is: '`on` is missing.' },
  ],
};

const filled = {
  answer: { 's.quote': 'q1', 's.key': 'k1', 's.home': 'h', 's.plan': 'P1', 's.name': 'Ann' },
};
const lost = { partner: { failures: { send: 'network' } } };
const doubtful = [filled, lost, { submit: 'step' }];
const orderCases: Cases = {
  act: [
    { do: [...doubtful, { time: 1 }, { act: 'lookAround' }], expect: { step: 'look' } },
    {
      do: [...doubtful, { act: 'sendAgain' }],
      is: 'There is no button `sendAgain`.',
    },
  ],
  time: [
    {
      do: [...doubtful, { time: 300 }],
      expect: { commit: { state: 'unsent', says: ['unsent'] } },
    },
    {
      do: [filled, { partner: { arrives: { send: 25 } } }, { submit: 'step' }, { time: 24 }],
      expect: { commit: { state: 'doubt' }, waiting: ['send'] },
    },
    {
      do: [filled, { partner: { arrives: { send: 25 } } }, { submit: 'step' }, { time: 25 }],
      expect: { commit: { state: 'done' }, step: 'done', waiting: [] },
    },
    {
      do: [filled, { partner: { arrives: { send: 200 } } }, { submit: 'step' }, { time: 120 }],
      expect: { commit: { state: 'doubt' }, waiting: [] },
    },
  ],
  tab: [
    {
      do: [...doubtful, { tab: 'b' }],
      expect: { commit: { state: 'doubt', place: 'panel' }, answers: { name: null } },
    },
    {
      hold: ['send'],
      do: [filled, { submit: 'step' }, { tab: 'b' }, { tab: 'a' }, { reply: 'send' }, { tab: 'b' }],
      expect: { commit: { state: 'done' } },
    },
  ],
  storage: [
    {
      do: [{ storage: 'full' }, filled, { submit: 'step' }],
      expect: { step: 'apply', calls: [], commit: { says: ['notKept'] } },
    },
    {
      do: [{ storage: 'full' }, filled, { submit: 'step' }, { submit: 'step' }],
      expect: { step: 'done', commit: { entries: {} } },
    },
    {
      do: [...doubtful, { storage: 'emptied' }, { reload: 'page' }],
      expect: { commit: null },
    },
    {
      do: [{ storage: 'gone' }],
      is: 'One of kept, full, denied, emptied is expected here, and this is the string "gone".',
    },
  ],
  online: [
    {
      do: [filled, { online: false }, { submit: 'step' }],
      expect: { calls: [], commit: { says: ['notSent'] } },
    },
    {
      do: [...doubtful, { online: false }, { time: 60 }, { online: true }],
      expect: { commit: { state: 'doubt', says: ['doubt', 'no'] } },
    },
  ],
  clear: [
    { do: [...doubtful, { clear: 'everything' }], expect: { commit: null } },
    {
      do: [...doubtful, { clear: 'keepNumbers' }],
      expect: { commit: { state: 'doubt', says: ['noRecord', 'no'] } },
    },
    { do: [...doubtful, { clear: 'details' }], is: 'It asks: `keepNumbers` or `everything`?' },
    { do: [{ clear: 'everything' }], is: 'Nothing is asked: say `details`.' },
  ],
};

const playable = (cases: Cases) =>
  Object.entries(cases).flatMap(([action, list]) =>
    list.map((one, index) => [`${action} ${index}`, one] as const),
  );

/** Answers of the fleet's own calls. */
const fleetPartner = { register: {}, fees: {}, class: { name: 'A' }, save: {} };

describe('what a person and the world do', () => {
  it.each(playable(permitCases))('%s', (_, { is = 'passed', ...scenario }) => {
    expect(play(scenario)).toBe(is);
  });

  it.each(playable(fleetCases))('%s', (_, { is = 'passed', ...scenario }) => {
    expect(play({ ...scenario, answers: fleetPartner }, fleet, fleetValidators)).toBe(is);
  });

  it.each(playable(spaceCases))('on a screen: %s', (_, { is = 'passed', ...scenario }) => {
    const answers = { spaces, book: {} };
    expect(play({ ...scenario, answers }, parkingSpaces, {})).toBe(is);
  });

  it.each(playable(orderCases))('once alone: %s', (_, { is = 'passed', ...scenario }) => {
    const answers = { load: true, save: true, send: { reference: 'R1' }, ask: false };
    expect(play({ ...scenario, answers }, order, {})).toBe(is);
  });

  it('is tried here, each', () => {
    const tried = [permitCases, fleetCases, spaceCases, orderCases].flatMap(Object.keys);
    expect([...new Set(tried)].sort()).toEqual(Object.keys(actions).sort());
  });
});
