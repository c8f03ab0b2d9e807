import { describe, expect, it } from 'vitest';
import { overlaidFiles } from '../semantics/fill';
import { begun, inLanguage1, migrated } from './households/journeys';
import { lived } from './households/lived';
import { households, patience, seeds } from './households/seeds';

describe('the journey in language 1, and brought to language 2 by the command', () => {
  it(
    `are the same to ${String(households)} random households, at every event`,
    () => {
      const { found, steps } = lived([begun(inLanguage1), begun(migrated)], seeds);
      expect(found.slice(0, 20)).toEqual([]);
      const reached = Object.keys(steps);
      expect(reached).toEqual(expect.arrayContaining(['tariffDetails', 'personalDetails']));
    },
    patience,
  );

  const address = 'steps/current-tariff/your-home.json';
  it.each([
    ['what is required', address, { fields: { postcode: { required: false } } }],
    ['a text', address, { fields: { postcode: { title: 'Post code' } } }],
    ['what a call sends', 'calls/addresses.json', { query: { postcode: 'LS8' } }],
  ])('%s would be noticed', (_, file, change) => {
    expect(Object.keys(migrated)).toContain(file);
    const other = overlaidFiles(migrated, { [file]: change });
    expect(lived([begun(inLanguage1), begun(other)], [1, 2, 3]).found).not.toEqual([]);
  });
});
