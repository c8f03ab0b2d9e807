import { describe, expect, it } from 'vitest';
import type { Origin, Origins } from './model';
import { originsFrom, originTable } from './origin-table';
import { placeAt } from './place';

const section = placeAt(null, 'section', 'street');
const field = placeAt(section, 'field', 'days');
const required = placeAt(field, 'required');

const origin = (line: number): Origin => ({
  file: 'a.json',
  line,
  column: 1,
  pointer: '',
  source: [],
  written: true,
});
const origins: Origins = {
  at: (place) => origin([section, required].indexOf(place)),
  within: () => null,
  places: () => [section, required],
};

describe('origins that were sent', () => {
  const table = JSON.parse(JSON.stringify(originTable(origins))) as ReturnType<typeof originTable>;
  const sent = originsFrom(table);

  it('are found by the text of their places', () => {
    expect(Object.keys(table)).toEqual(['section:street', 'section:street/field:days/required']);
    expect(sent.at(required)).toEqual(origin(1));
    expect(sent.within(required, ['and', 0])).toEqual(origin(1));
    expect(sent.places()).toEqual([section, required]);
  });

  it('say of what is not written what it belongs to', () => {
    expect(sent.at(field)).toEqual({ ...origin(0), written: false });
    expect(sent.at(placeAt(required, 'and'))).toEqual({ ...origin(1), written: false });
    expect(sent.at(placeAt(null, 'section', 'home'))).toBeNull();
  });
});
