import type { Json } from '../../engine';
import { spaces } from '../../engine/testing/spaces';

/** A household that has found its addresses. */
export const found = [{ answer: { 'home.postcode': 'ab1 2cd' } }, { press: 'home.find' }];
const zoned = [...found, { answer: { 'home.address': 'a1', 'home.consent': true } }];
const vehicle = [...zoned, { continue: 'home' }];
const ready = [
  ...vehicle,
  { answer: { 'vehicle.kind': 'none' } },
  { continue: 'vehicle' },
] as const;

/** What a household does, and of an expectation a value that holds then and one that does not. */
export interface ExpectationCase {
  readonly hold?: Json;
  readonly do?: readonly Json[];
  /** Holds. */
  readonly yes: Json;
  /** Does not. */
  readonly no: Json;
}

export const cases: Readonly<Record<string, ExpectationCase>> = {
  step: { yes: 'apply', no: 'done' },
  parameters: { do: [{ goTo: 'done' }], yes: {}, no: { a: '1' } },
  notice: { do: [{ goTo: 'done' }], yes: 'Apply first.', no: null },
  leaves: { yes: null, no: 'https://pay.example/1' },
  submit: { yes: 'Apply', no: 'Pay' },
  title: { yes: '', no: 'Apply' },
  lead: { yes: '', no: 'Apply' },
  offered: { do: zoned, yes: true, no: false },
  canSubmit: { do: ready, yes: true, no: false },
  open: { do: vehicle, yes: 'vehicle', no: 'home' },
  asked: { yes: ['home', 'vehicle'], no: ['pay'] },
  notAsked: { yes: 'pay', no: 'home' },
  relevant: { yes: ['home', 'vehicle.length'], no: ['pay.method'] },
  notRelevant: { do: ready, yes: ['vehicle.length'], no: ['vehicle.kind'] },
  shown: { yes: ['home', 'home.postcode', 'home.find'], no: ['vehicle'] },
  hidden: { yes: ['vehicle', 'vehicle.kind'], no: ['home.postcode'] },
  verdicts: { do: zoned, yes: { home: 'valid', step: 'invalid' }, no: { home: 'pending' } },
  titles: { yes: { home: 'home' }, no: { home: 'Home' } },
  summaries: { do: vehicle, yes: { home: ['One Street', ''] }, no: { home: 'Two Street' } },
  confirms: { yes: { home: '' }, no: { home: 'We think you live here. Is that right?' } },
  groups: { yes: {}, no: { 'home.offers': ['Offers', ''] } },
  required: { yes: ['home.postcode'], no: ['vehicle.plate'] },
  notRequired: { yes: ['vehicle.plate', 'pay.method'], no: ['home.postcode'] },
  disabled: { yes: [], no: ['home.postcode'] },
  enabled: { yes: ['home.postcode'], no: ['home.nothing'] },
  options: {
    do: vehicle,
    yes: { 'vehicle.kind': ['car', ['van', 'van'], 'none'] },
    no: { 'vehicle.kind': ['car', 'van'] },
  },
  unavailable: { do: vehicle, yes: { 'vehicle.kind': [] }, no: { 'vehicle.kind': ['van'] } },
  bounds: { do: vehicle, yes: { 'vehicle.length': [2, 6] }, no: { 'vehicle.length': null } },
  labels: { yes: { 'home.postcode': 'postcode' }, no: { 'home.postcode': 'Postcode' } },
  hints: { yes: { 'home.postcode': '' }, no: { 'home.postcode': 'As on letters' } },
  reasons: { yes: { 'home.postcode': '' }, no: { 'home.postcode': 'Because' } },
  values: { do: zoned, yes: { 'home.address': 'a1' }, no: { 'home.address': { id: 'a1' } } },
  errors: {
    do: [{ continue: 'home' }],
    yes: { 'home.postcode': 'postcode is required' },
    no: 'none',
  },
  errorSummary: {
    do: [...found, { answer: { 'home.address': 'a1' } }, { continue: 'home' }],
    yes: ['consent is required'],
    no: [],
  },
  missing: {
    do: [...found, { answer: { 'home.address': 'a1' } }],
    yes: ['consent is required'],
    no: [],
  },
  answers: { do: zoned, yes: { 'address.text': 'One Street' }, no: { postcode: 'ab1 2cd' } },
  cleared: {
    do: [...zoned, { expect: {} }, { answer: { 'home.postcode': 'X' } }],
    yes: ['address', 'kind'],
    no: ['reference'],
  },
  set: { do: zoned, yes: { kind: 'car' }, no: { kind: 'van' } },
  unchanged: { do: found, yes: ['address'], no: ['postcode'] },
  facts: { do: zoned, yes: { needsPermit: true }, no: { needsPermit: false } },
  reads: { do: ready, yes: { plate: null, kind: 'none' }, no: { kind: 'car' } },
  lookups: { do: found, yes: { addresses: 'ready' }, no: { zone: 'ready' } },
  lookupTexts: { hold: 'all', do: found, yes: { zone: null }, no: { zone: 'Loading' } },
  calls: {
    do: found,
    yes: [{ call: 'addresses', query: { postcode: 'AB12CD' }, body: null }],
    no: [{ call: 'addresses', query: { postcode: 'ab12cd' } }],
  },
  allCalls: {
    do: [...found, { expect: {} }, ...zoned.slice(2)],
    yes: ['addresses', { call: 'zone', containing: { address: 'a1' } }],
    no: ['addresses', { call: 'zone', containing: { address: 'a2' } }],
  },
  notCalled: { do: found, yes: ['zone'], no: ['addresses'] },
  waiting: { hold: ['zone'], do: zoned, yes: ['zone'], no: [] },
  tracking: { do: found, yes: [], no: [{ Page: 'Apply' }] },
  sequences: {
    do: [{ partner: { failures: { saveVehicle: 503 } } }, ...ready, { submit: 'step' }],
    yes: { save: { status: 'failed', marker: 'vehicle', steps: { vehicle: 'failed' } } },
    no: { save: 'done' },
  },
  stored: {
    do: zoned,
    yes: { answers: { postcode: 'AB12CD' }, without: ['plate'], nowhere: ['secret'] },
    no: { nowhere: ['One Street'] },
  },
  lost: {
    do: [...vehicle, { answer: { 'vehicle.plate': 'A1' } }, { reload: 'page' }],
    yes: ['vehicle.plate'],
    no: [],
  },
  content: { yes: {}, no: { 'home.nothing': true } },
  drawn: {
    yes: {
      home: { content: [], fields: ['postcode', 'address', 'consent'], actions: ['find'] },
      step: { content: [] },
    },
    no: { home: { fields: ['postcode'], actions: ['find'] } },
  },
};

/** Of the fleet. */
export const fleetCases: Readonly<Record<string, ExpectationCase>> = {
  lists: {
    do: [{ answer: { 'vehicles.kind': 'resident' } }, { add: 'vehicles.vehicles' }],
    yes: { 'vehicles.vehicles': { summaries: [], canAdd: false, editing: 'new', max: 2 } },
    no: { 'vehicles.vehicles': 1 },
  },
  dialog: {
    do: [{ press: 'vehicles.help' }],
    yes: { section: 'emissions', field: 'age', position: 1, count: 2, busy: false, failed: null },
    no: null,
  },
};

/** Of the parking spaces, which are a screen. */
export const spaceCases: Readonly<Record<string, readonly ExpectationCase[]>> = {
  items: [
    { yes: ['s2/north', 's1/north', 's3/south'], no: ['s1/north', 's2/north', 's3/south'] },
    { do: [{ filter: { roof: 'covered' } }], yes: ['s1/north'], no: [] },
  ],
  badges: [
    { yes: { 's1/north': ['covered', 'any'] }, no: { 's1/north': ['covered'] } },
    {
      yes: { 's1/north': [['covered', 'Covered'], 'any'] },
      no: { 's1/north': [['covered', 'Open'], 'any'] },
    },
    { yes: { 's2/north': ['any'] }, no: { 's9/north': ['any'] } },
  ],
  buttons: [
    { yes: { 's1/north': ['book'], 's2/north': [] }, no: { 's2/north': ['book'] } },
    { yes: { 's3/south': [['book', 'Book s3']] }, no: { 's3/south': [['book', 'Book s1']] } },
  ],
  figures: [
    { yes: { 's1/north': { week: 11, price: 41 } }, no: { 's1/north': { week: 10 } } },
    { yes: { 's3/south': { price: null } }, no: { 's3/south': { prise: null } } },
  ],
  details: [
    { yes: { 's1/north': ['Dry', 'Lit'] }, no: { 's1/north': ['Dry'] } },
    {
      yes: { 's1/north': { lines: ['Dry', 'Lit'], first: 1 } },
      no: { 's1/north': { first: 2 } },
    },
    { yes: { 's1/north': { first: 1 } }, no: { 's1/north': { lines: [], first: 1 } } },
  ],
  filters: [
    { yes: { roof: 'any', owner: [] }, no: { roof: 'open' } },
    { do: [{ filter: { owner: [7] } }], yes: { owner: [7] }, no: { owner: [] } },
    {
      yes: { roof: { chosen: 'any', options: ['any', ['covered', 'Covered'], 'open'] } },
      no: { roof: { options: ['any', 'covered'] } },
    },
    { yes: { owner: { options: [[2, 'Ann'], '7'] } }, no: { owner: { options: [[2, 'Zoe'], 7] } } },
    { yes: { owner: { always: [2] } }, no: { owner: { always: [7] } } },
    {
      yes: { roof: { counts: { any: 3, covered: 1 } }, owner: { counts: { '2': 2 } } },
      no: { roof: { counts: { any: 2 } } },
    },
    { yes: {}, no: { roof: { counts: { glass: 0 } } } },
    { yes: {}, no: { roff: 'any' } },
  ],
  cards: [
    { yes: ['map'], no: [] },
    { yes: [['map', 1]], no: [['map', 2]] },
  ],
  counts: [
    { yes: { free: 2 }, no: { free: 3 } },
    { do: [{ filter: { roof: 'covered' } }], yes: { free: 1 }, no: { fre: 1 } },
  ],
  offers: [
    { do: [{ filter: { roof: 'covered' } }], yes: { open: 1 }, no: {} },
    { yes: {}, no: { open: 1 } },
  ],
  tables: [
    {
      yes: {
        compare: {
          facts: [
            ['Owner', 'Zoe', 'Ann'],
            ['Width', '', '2'],
          ],
          colours: [],
        },
      },
      no: { compare: { facts: [['Owner', 'Zoe', 'Ann']] } },
    },
    {
      yes: { compare: { facts: [['Owner', 'Zoe', 'Ann'], { row: ['Width', '', '2'] }] } },
      no: { compare: { facts: [['Owner', 'Zoe', 'Ann'], { row: ['Width', '2', ''] }] } },
    },
    {
      yes: { compare: { facts: [{}, { hint: 'in metres', notes: ['', ''] }] } },
      no: { compare: { facts: [{}, { hint: 'in metres', notes: ['', 'and a half'] }] } },
    },
    {
      yes: { compare: { facts: [{}, { figures: [{}, {}], lowest: [false, false] }] } },
      no: { compare: { facts: [{}, { figures: [{}, { width: 2 }] }] } },
    },
    { yes: {}, no: { compare: { facts: [{}, { hnt: 'in metres' }] } } },
    { yes: {}, no: { compare: { facts: [{ hint: '' }] } } },
    { yes: { compare: true }, no: { compare: false } },
    { yes: {}, no: { compared: true } },
    { yes: {}, no: { compare: { fact: [] } } },
  ],
};

const sent = { 's.quote': 'q1', 's.key': 'k1', 's.home': 'h', 's.plan': 'P1', 's.name': 'Ann' };
const doubtful = [
  { answer: sent },
  { partner: { failures: { send: 'network' } } },
  { submit: 'step' },
];
/** Of the order, which is sent once. */
export const orderCases: Readonly<Record<string, readonly ExpectationCase[]>> = {
  silentCalls: [
    {
      do: doubtful,
      yes: [
        {
          call: 'track',
          body: [
            { name: 'attempt', value: 1 },
            { name: 'status', value: 0 },
          ],
        },
      ],
      no: [{ call: 'track', body: [{ name: 'attempt', value: 1 }] }],
    },
    { do: doubtful, yes: ['track'], no: [] },
  ],
  commit: [
    { yes: null, no: { state: 'doubt' } },
    { do: doubtful, yes: { state: 'doubt' }, no: null },
    { do: doubtful, yes: { says: ['doubt', 'no'] }, no: { says: ['doubt'] } },
    {
      do: doubtful,
      yes: { actions: ['askNow', 'copy', 'print', 'lookAround'] },
      no: { actions: [] },
    },
    { do: doubtful, yes: { subject: 'q1', attempt: 1 }, no: { subject: 'q2' } },
    { do: doubtful, yes: { again: false }, no: { again: true } },
    { do: doubtful, yes: { attempt: 1 }, no: { attempt: 2 } },
    { do: doubtful, yes: { place: 'panel' }, no: { place: 'banner' } },
    { do: doubtful, yes: { record: { plan: 'P1' } }, no: { record: { plan: 'P2' } } },
    { do: doubtful, yes: { entries: { q1: 'doubt' } }, no: { entries: {} } },
    { do: doubtful, yes: { words: ['number q1'] }, no: { words: ['number q2'] } },
    { do: doubtful, yes: { unsaid: ['number q2'] }, no: { unsaid: ['number q1'] } },
    {
      do: [{ answer: sent }, { submit: 'step' }],
      yes: { answer: { reference: 'R1' } },
      no: { answer: { reference: 'R2' } },
    },
    { yes: null, no: { stat: 'doubt' } },
  ],
};

/** What the partner answers in each journey. */
export const partners = {
  fleet: { register: {}, fees: {} },
  spaces: { spaces },
  order: { load: true, save: true, send: { reference: 'R1' }, ask: false },
} as const;

/** The scenario in which a case expects a value. */
export const of = (key: string, { hold, do: deeds }: ExpectationCase, value: Json) => ({
  ...(hold === undefined ? {} : { hold }),
  ...(deeds === undefined ? {} : { do: deeds }),
  expect: { [key]: value },
});
