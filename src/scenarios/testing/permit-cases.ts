import type { Cases } from './cases';

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

/** A parking permit: questions, dialogs, lists and calls. */
export const permitCases: Cases = {
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

/** Several vehicles in one list. */
export const fleetCases: Cases = {
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
