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

  it('is told once what its list lacks, whatever else is in it', () => {
    const text = brand('riverside', { footer: ['privacy'] });
    expect(found(text)).toMatchObject([
      { code: 'JC205', message: 'This list must have "terms" in it.' },
    ]);
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

  const settings = {
    ...{ whiteLabel: true, carbonOffset: true, gbData: false, referralBranch: 'R' },
  };
  const link = (name: string) => ({ [name]: { label: name, href: 'https://a.example' } });
  const fonts = (said: object) => {
    const { fonts: all } = JSON.parse(brand('riverside')) as { fonts: { head: object } };
    return { fonts: { ...all, head: { ...all.head, ...said } } };
  };
  it.each<[string, string, string, Readonly<Record<string, unknown>>]>([
    [
      'says a setting as the journey does',
      'JC507',
      '"Riverside"',
      { settings: { ...settings, council: 'Riverside' } },
    ],
    [
      'says the whole of a setting that has parts',
      'JC203',
      '{}',
      { settings: { ...settings, council: {} } },
    ],
    [
      'says no other part of a setting',
      'JC314',
      '"nmae"',
      { settings: { ...settings, council: { name: 'R', nmae: 'R' } } },
    ],
    [
      'has no link that nobody reaches',
      'JC519',
      '"halp"',
      { links: { ...link('terms'), ...link('privacy'), ...link('help'), ...link('halp') } },
    ],
    ['has each link in its footer once', 'JC205', '[', { footer: ['terms', 'privacy', 'terms'] }],
    ['has fonts from less to more', 'JC205', '"900 300"', fonts({ weights: '900 300' })],
    ['sets fonts as they are', 'JC205', '"100 200"', fonts({ weights: '100 200' })],
    ['has shadows that are closed', 'JC205', '"0 0 rgb("', { shadows: { sheet: '0 0 rgb(' } }],
  ])('%s', (_, code, at, said) => {
    const all = found(brand('riverside', said));
    expect(all).toContainEqual(
      expect.objectContaining({ code, file: path, ...position(brand('riverside', said), at) }),
    );
  });

  it('names origins that an address can be at', () => {
    const asked = JSON.stringify({
      $schema: '../../schemas/facts.schema.json',
      facts: { isOurs: { leadsTo: [{ var: 'street' }, { var: 'settings.helpUrl' }] } },
    });
    const wrong = (helpUrl: string) =>
      found(brand('riverside', { settings: { ...settings, helpUrl } }), [
        ['facts/ours.json', asked],
      ]).filter(({ code, file }) => code === 'JC408' && file === path);
    expect(wrong('https://pay.example')).toEqual([]);
    expect(wrong('https://pay.example/pay')).toHaveLength(1);
    expect(wrong('HTTPS://pay.example')).toHaveLength(1);
  });

  it('says more of a setting that somebody says', () => {
    const said = (brands: object, base: string) =>
      compile(
        new Map([
          ...parking('journey.json', '"settings": {', `"settings": { ${base}`),
          [path, brand('riverside', { settings: { ...settings, ...brands } })],
        ]),
        parkingContract,
      ).diagnostics.filter(({ code }) => code === 'JC583');
    const hours = { nonDomesticHours: '9am to 5pm' };
    expect(said(hours, '')).toMatchObject([
      { severity: 'warning', file: path, pointer: '/settings/nonDomesticHours' },
    ]);
    expect(said(hours, '"nonDomesticPhone": "", ')).toHaveLength(1);
    expect(said({ ...hours, nonDomesticPhone: '0117' }, '')).toEqual([]);
    expect(said(hours, '"nonDomesticPhone": "0117", ')).toEqual([]);
    expect(said({}, '"nonDomesticPhone": "", "nonDomesticHours": "9am to 5pm", ')).toEqual([]);
  });

  it('has the colours that are drawn, and no others', () => {
    const text = brand('riverside').replace('"page":', '"pgae":');
    expect(found(text).map(({ code }) => code)).toEqual(expect.arrayContaining(['JC201', 'JC203']));
  });

  const tokens = (theme: 'light' | 'dark', said: Readonly<Record<string, string>>) => {
    const { tokens: all } = JSON.parse(brand('riverside')) as {
      tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
    };
    return { tokens: { ...all, [theme]: { ...all[theme], ...said } } };
  };
  // Grounds in the order of the words that are said of them, as at one place.
  it.each([
    ['text', 'light', 'ink2', '#8A8A8A', ['foot', 'page', 'sheet', 'sunk', 'tint'], '4.5'],
    ['an outline', 'dark', 'edge', '#2A2A2A', ['page', 'sheet'], '3'],
    ['the mark of a stage', 'light', 'band-mark', '#FFFFFE', ['band-grey', 'band'], '3'],
  ] as const)(
    'has %s that can be seen on each of its grounds',
    (_, theme, token, to, on, least) => {
      const text = brand('riverside', {
        themes: ['light', 'dark'],
        ...tokens(theme, { [token]: to }),
      });
      expect(found(text)).toMatchObject(
        on.map((ground) => ({
          ...{ code: 'JC545', file: path, ...position(text, `"${to}"`) },
          message: expect.stringContaining(
            `\`${token}\` stands out from \`${ground}\` by`,
          ) as string,
          help: `make them differ by ${least} or more`,
        })),
      );
    },
  );

  it('need not be seen in a theme that it does not draw', () => {
    const said = { themes: ['light'], ...tokens('dark', { ink2: '#8A8A8A' }) };
    expect(found(brand('riverside', said))).toEqual([]);
  });

  it('tells opposites apart', () => {
    const said = (theme: 'light' | 'dark', error: string) =>
      found(
        brand('riverside', {
          ...{ themes: ['light'] },
          ...tokens(theme, { error, good: '#104A2E' }),
        }),
      ).filter(({ code }) => code === 'JC568');
    expect(said('light', '#104A2E')).toMatchObject([
      { severity: 'warning', message: '`error` is the colour of `good` too.' },
    ]);
    expect(said('light', '#8A1C12')).toEqual([]);
    expect(said('dark', '#104A2E')).toEqual([]);
  });

  it('has its pictures', () => {
    const others = drawnBrand('riverside').filter(([file]) => !file.endsWith('grove.svg'));
    expect(
      found(brand('riverside'), [...others, ['brands/riverside/pictograms/car.svg', '']]),
    ).toMatchObject([{ code: 'JC513', message: 'There is no brands/riverside/grove.svg.' }]);
  });
});
