import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.js';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/bindings-for-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const react = locked['node_modules/react'];

describe('node_modules', () => {
  it('holds what the lock file asks for, also without what is optional on this platform', () => {
    expect(isInstalled(locked, { 'node_modules/react': react })).toBe(true);
    expect(isInstalled(locked, locked)).toBe(true);
  });

  it.each([
    ['lacks a package', {}],
    ['has another version', { 'node_modules/react': { ...react, version: '19.3.0' } }],
    ['has another build', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
    ['has what nobody asks for', { 'node_modules/react': react, 'node_modules/left': {} }],
    [
      'has another version of what is optional',
      {
        'node_modules/react': react,
        'node_modules/bindings-for-mac': { version: '0.9.0', integrity: 'sha512-b' },
      },
    ],
  ])('does not match where it %s', (_how, installed) => {
    expect(isInstalled(locked, installed)).toBe(false);
  });
});
