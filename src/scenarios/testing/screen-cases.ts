import type { Json } from '../../engine';
import type { Cases } from './cases';

const book = (on: Json) => ({ press: { button: 'book', on } });

/** Parking spaces, of which one is chosen on a screen. */
export const screenCases: Cases = {
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
