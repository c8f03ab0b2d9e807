import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { brand, drawnBrand } from '../fixtures/brand';
import { parking, parkingContract } from '../fixtures/parking';
import { position } from '../fixtures/position';

const path = 'brands/riverside/brand.json';

function found(text: string, others: readonly (readonly [string, string])[] = []) {
  return compile(new Map([...parking(), ...others, [path, text]]), parkingContract).diagnostics;
}

describe('a brand', () => {
  it('is checked with the journey, and may be right', () => {
    expect(found(brand('riverside'))).toEqual([]);
    expect(found(brand('riverside'), drawnBrand('riverside'))).toEqual([]);
  });

  const links = {
    terms: { label: 'Terms', href: 'http://a.example' },
    privacy: { label: 'Privacy', href: 'https://a.example' },
  };
  it.each<[string, string, string, Readonly<Record<string, unknown>>]>([
    ['has keys that are known', 'JC201', '"colour"', { colour: 'green' }],
    ['has links that are safe', 'JC205', '"http://a.example"', { links }],
    ['is named as its folder', 'JC502', '"hillside"', { id: 'hillside' }],
    ['speaks of steps that are there', 'JC301', '"aply"', { assurances: { aply: [] } }],
    [
      'fills in settings that are there',
      'JC314',
      '"helpUrI"',
      {
        settings: {
          whiteLabel: true,
          carbonOffset: true,
          gbData: false,
          referralBranch: 'R',
          helpUrI: '/',
        },
      },
    ],
    [
      'has the links of its footer',
      'JC541',
      '"cookies"',
      { footer: ['terms', 'privacy', 'cookies'] },
    ],
  ])('%s', (_, code, at, said) => {
    const text = brand('riverside', said);
    expect(found(text)).toMatchObject([{ code, file: path, ...position(text, at) }]);
  });

  it('has the colours that are drawn, and no others', () => {
    const text = brand('riverside').replace('"page":', '"pgae":');
    expect(found(text).map(({ code }) => code)).toEqual(expect.arrayContaining(['JC201', 'JC203']));
  });

  it('has its pictures', () => {
    const others = drawnBrand('riverside').filter(([file]) => !file.endsWith('grove.svg'));
    expect(
      found(brand('riverside'), [...others, ['brands/riverside/pictograms/car.svg', '']]),
    ).toMatchObject([{ code: 'JC513', message: 'There is no brands/riverside/grove.svg.' }]);
  });
});
