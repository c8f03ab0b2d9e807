import { describe, expect, it } from 'vitest';
import { fromAddress, toAddress } from './in-address';
import type { Household } from './household';

const household: Household = {
  answers: { street: 'Élm ✓', days: 3, note: null },
  lookups: { zones: { status: 'ready', data: [{ id: 'a' }] } },
  settings: {},
  drafts: [],
  locals: {},
  today: '2026-11-26',
};

describe('a household in an address', () => {
  it('comes back as it was, and needs no escaping', () => {
    const text = toAddress(household);
    expect(text).toMatch(/^[\w-]+$/);
    expect(fromAddress(text)).toEqual(household);
  });

  it.each(['', '%', 'x', btoa('[]'), btoa('{"answers":{}}'), toAddress(household).slice(0, 20)])(
    'is none where it was typed or cut off: %s',
    (text) => {
      expect(fromAddress(text)).toBeNull();
    },
  );
});
