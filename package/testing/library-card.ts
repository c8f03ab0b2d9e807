import { newJourney } from '../../tools/cli/new/new-journey';
import { compile } from '../compiler';
import type { PreparedJourney } from '../journey-data';
import type { Brand } from '../page/brand';

const words = { name: 'Library card', brand: 'Library', purpose: 'Get a card.' };

export const files: ReadonlyMap<string, string> = newJourney(words, '../schemas');

const contract = JSON.parse(files.get('api/openapi.json') ?? '{}') as Parameters<typeof compile>[1];

/** The journey that `journey new` writes, or with other files. */
export function compiled(others: ReadonlyMap<string, string> = new Map()): PreparedJourney {
  const { journey, findings, render } = compile(new Map([...files, ...others]), contract);
  if (journey === null) throw new Error(findings.map(render).join('\n'));
  return journey;
}

export const brand: Brand = {
  name: 'Library',
  phone: { number: '020 7946 0000', hours: 'Monday to Friday' },
  email: 'help@library.example',
  footer: [],
  notice: null,
  disclaimers: [],
  assurances: { default: [] },
  graphics: { logo: '/a', sceneTall: '/a', sceneSmall: '/a', sceneGrey: '/a', grove: '/a' },
  pictograms: {},
  settings: {},
};
