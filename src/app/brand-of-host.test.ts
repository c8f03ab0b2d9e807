import { expect, it } from 'vitest';
import { brandOfHost } from './brand-of-host';

const here = { host: 'switch.example:8080', hostname: 'switch.example' };

it.each([
  ['with its port', { 'switch.example:8080': 'tidewater', 'switch.example': 'fernhill' }],
  ['without it', { 'switch.example': 'tidewater' }],
])('a host is known %s', (_, brands) => {
  expect(brandOfHost({ brands }, here)).toBe('tidewater');
});

it.each([
  ['no settings', null],
  ['no brands', {}],
  ['another host alone', { brands: { 'other.example': 'tidewater' } }],
  ['brands that are none', { brands: 'tidewater' }],
  ['a name that is none', { brands: { 'switch.example': 7 } }],
  ['what every object has', { brands: Object.create({ 'switch.example': 'tidewater' }) as object }],
])('%s names none', (_, settings) => {
  expect(brandOfHost(settings, here)).toBeNull();
});
