import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/full';
import { homesOf } from './homes';
import { isDomesticMpan, isMpan, mprnCheckDigits } from './numbers';

const area = fc.constantFrom('LS', 'SW', 'B', 'EH', 'ZE', 'TR');
const inward = fc.stringMatching(/^[0-9][ABDEFGHJLNPQRSTUWXYZ]{2}$/);
const postcodes = fc.tuple(area, fc.integer({ min: 1, max: 29 }), inward);

describe('homes', () => {
  it('are the same for the same postcode, however it is written, with meters that can exist', () => {
    fc.assert(
      fc.property(postcodes, ([letters, district, rest]) => {
        const outward = `${letters}${String(district)}`;
        const homes = homesOf(`${outward}${rest}`);
        expect(homesOf(`${outward} ${rest}`.toLowerCase())).toEqual(homes);
        expect(homes.length).toBeGreaterThanOrEqual(24);
        expect(new Set(homes.map(({ address }) => address.text)).size).toBe(homes.length);
        for (const { gas, electricity } of homes) {
          const mpan = electricity?.mpan ?? '';
          expect(isMpan(mpan) && isDomesticMpan(mpan)).toBe(true);
          const mprn = gas?.mprn ?? '';
          expect(mprn.slice(-2)).toBe(mprnCheckDigits(mprn.slice(0, -2)));
        }
      }),
      { numRuns: runs(40, 400) },
    );
  });

  it('other postcodes have other meters', () => {
    const mpans = ['LS62AB', 'LS62AD', 'LS62AE'].flatMap((postcode) =>
      homesOf(postcode).map(({ electricity }) => electricity?.mpan),
    );
    expect(new Set(mpans).size).toBe(mpans.length);
  });

  it.each(['BT11AA', 'GY11AA', 'IM11AA', 'JE23AB', 'QQ11AA'])('%s has none', (postcode) => {
    expect(homesOf(postcode)).toEqual([]);
  });

  it.each([
    ['028112001082459151023', true],
    ['018011002336332882449', true],
    ['018011001082459151024', false],
    ['018011009982459151023', false],
    ['01801100108245915102', false],
  ])('MET-12 MPAN %s: %s', (mpan, valid) => {
    expect(isMpan(mpan)).toBe(valid);
  });

  it('the tower has 400 flats, and the special homes what they promise', () => {
    expect(homesOf('CB991AW')).toHaveLength(400);
    expect(homesOf('CB991AU')).toEqual([]);
    expect(homesOf('CB991AD')[0]).toMatchObject({ electricity: null, gas: { mugSupplierId: 2 } });
    expect(homesOf('CB991AF')[0]?.electricity?.mpan.slice(0, 2)).toBe('02');
    expect(homesOf('CB991AR')[0]).toMatchObject({
      gas: { isDomestic: false },
      electricity: { isDomestic: false },
    });
    expect(homesOf('CB991AP')[0]).toMatchObject({
      gas: { isPrepayment: true },
      electricity: { isPrepayment: false },
    });
  });
});
