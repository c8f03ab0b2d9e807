import type { JsonObject } from '../model';
import type {
  CompiledJourney,
  CompiledScreen,
  CompiledText,
  CompiledTextCase,
} from '../../journey';
import { call, change, journey, reaction, sequence, sequenceStep, step, use } from './build';
import { is, isAnswered, v } from './rules';

/** Parking spaces to choose from: one screen that uses every part of what a screen may say. */

const always = (text: CompiledText): readonly CompiledTextCase[] => [{ when: true, text }];

const plainRow = { note: [], figures: {}, bar: false, when: true };

export const spaceScreen: CompiledScreen = {
  id: 'spaces',
  from: { path: 'lookups.spaces', each: true },
  key: ['id', 'side'],
  first: 10,
  values: { price: v('item.price'), week: { ceil: [{ '/': [v('item.price'), 4] }] } },
  badges: {
    first: 2,
    each: [
      {
        id: 'covered',
        text: ['Covered'],
        hint: ['By ', { path: 'item.owner' }],
        icon: 'roof',
        tone: 'good',
        says: ['Under a roof'],
        when: is('item.isCovered', true),
      },
      { id: 'any', text: ['A space'], hint: [], icon: null, tone: 'fact', says: [], when: true },
    ],
  },
  details: { key: 'notes', first: 1 },
  orders: [
    { id: 'price', label: ['Cheapest'], by: v('item.price'), descending: false },
    { id: 'size', label: ['Widest'], by: v('item.width'), descending: true },
    { id: 'owner', label: ['Owner'], by: v('item.owner'), descending: false },
  ],
  filters: [
    {
      id: 'roof',
      label: ['Roof'],
      as: 'radios',
      initial: 'any',
      options: [
        { value: 'any', label: ['Any'], keep: true },
        { value: 'covered', label: ['Covered'], keep: is('item.isCovered', true) },
        { value: 'open', label: ['Open'], keep: { '!==': [v('item.isCovered'), true] } },
      ],
      of: null,
      always: [],
      others: [],
      notListed: [],
    },
    {
      id: 'side',
      label: ['Side'],
      as: 'select',
      initial: v('settings.side'),
      options: [
        { value: 'north', label: ['North'], keep: is('item.side', 'north') },
        { value: 'both', label: ['Both'], keep: true },
      ],
      of: null,
      always: [],
      others: [],
      notListed: [],
    },
    {
      id: 'owner',
      label: ['Owner'],
      as: 'boxes',
      initial: null,
      options: [],
      of: { value: 'ownerId', label: 'owner' },
      always: [{ value: 2, label: ['2'] }],
      others: ['All other owners'],
      notListed: [],
    },
  ],
  actions: [
    {
      id: 'book',
      label: ['Book ', { path: 'item.id' }],
      when: is('item.isFree', true),
      sequence: 'book',
      with: { space: v('item.id') },
    },
  ],
  counts: { free: is('item.isFree', true) },
  offers: [{ id: 'open', filter: 'roof', value: 'any', by: v('item.price') }],
  cards: [{ id: 'map', when: is('settings.hasMap', true), after: 1 }],
  tables: [
    {
      id: 'compare',
      title: ['Side by side'],
      lead: [],
      when: isAnswered('lookups.spaces'),
      columns: [
        { id: 'first', title: ['First'] },
        { id: 'second', title: ['Second'] },
      ],
      groups: [
        {
          id: 'facts',
          title: ['Facts'],
          of: { first: 'lookups.spaces.0', second: 'lookups.spaces.1' },
          first: null,
          rows: [
            { label: ['Owner'], hint: [], text: always([{ path: 'item.owner' }]), ...plainRow },
            {
              label: ['Width'],
              hint: ['in metres'],
              text: always([{ path: 'item.width' }]),
              ...plainRow,
              when: isAnswered('item.width'),
            },
            { label: ['Colour'], hint: [], text: always([{ path: 'item.colour' }]), ...plainRow },
          ],
        },
        {
          id: 'colours',
          title: ['Colours'],
          of: { first: 'lookups.spaces.0' },
          first: null,
          rows: [
            { label: ['Colour'], hint: [], text: always([{ path: 'item.colour' }]), ...plainRow },
          ],
        },
      ],
    },
  ],
};

export const spaces: readonly JsonObject[] = [
  {
    ...{ id: 's1', side: 'north', owner: 'Zoe', ownerId: 7, price: 41, width: null },
    ...{ isCovered: true, isFree: true, notes: ['Dry', 'Lit'] },
  },
  {
    ...{ id: 's2', side: 'north', owner: 'Ann', ownerId: 2, price: 30, width: 2 },
    ...{ isCovered: false, isFree: false, notes: [] },
  },
  {
    ...{ id: 's3', side: 'south', owner: 'Ann', ownerId: 2, price: null, width: 3 },
    ...{ isCovered: false, isFree: true, notes: null },
  },
];

const bookIt = { ...use('book'), with: { space: v('with.space') } };

export const parkingSpaces: CompiledJourney = journey(
  [
    step('choose', [], {
      screen: 'spaces',
      reactions: [reaction({ kind: 'entered' }, [{ call: [use('spaces')] }])],
    }),
    step('booked', [], { screen: 'receipt' }),
  ],
  {
    settings: { side: 'both', hasMap: true },
    calls: { spaces: call('spaces'), book: call('book', { body: { space: v('with.space') } }) },
    screens: { spaces: spaceScreen },
    sequences: {
      book: sequence('book', [sequenceStep('book', { use: bookIt })], {
        then: [change({ goTo: 'booked' })],
      }),
    },
  },
);
