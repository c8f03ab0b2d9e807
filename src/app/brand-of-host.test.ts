import { expect, it } from 'vitest';
import { brandOfHost } from './brand-of-host';
import { BrokenSettings } from './read-settings';

const here = { host: 'switch.example:8080', hostname: 'switch.example' };
const built = ['fernhill', 'tidewater'];

it.each([
  ['with its port', { 'switch.example:8080': 'tidewater', 'switch.example': 'fernhill' }],
  ['without it', { 'switch.example': 'tidewater' }],
])('a host is known %s', (_, brands) => {
  expect(brandOfHost({ brands }, here, built)).toBe('tidewater');
});

it.each([
  ['no settings', null],
  ['no brands', {}],
  ['another host alone', { brands: { 'other.example': 'tidewater' } }],
  ['brands that are none', { brands: 'tidewater' }],
  ['a name that is none', { brands: { 'switch.example': 7 } }],
  ['what every object has', { brands: Object.create({ 'switch.example': 'tidewater' }) as object }],
])('%s names none', (_, settings) => {
  expect(brandOfHost(settings, here, built)).toBeNull();
});

it('a brand that was not built is a fault of the settings', () => {
  const settings = { brands: { 'switch.example': 'harbour', 'other.example': 'seaside' } };
  expect(() => brandOfHost(settings, here, built)).toThrow(BrokenSettings);
  expect(() => brandOfHost(settings, here, built)).toThrow('does not have the brand harbour');
});
