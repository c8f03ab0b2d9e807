import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import type { Json } from '../../src/rules';
import { namesIn, registryIn, saysWhatIsSeldom, withoutSeldom, withoutUnused } from './used-names';

const code = [
  "import { and, or } from './logic';",
  "export const operators = { var: read, '===': same, and, or };",
  'export const known = { ...operators, and: 1 };',
].join('\n');

it.each<[string, Json, string]>([
  ['what a journey uses', { steps: [{ relevant: { and: [{ var: 'a' }] } }] }, 'and'],
  ['what stands beside a note of its source', { source: ['T-1'], or: [true] }, 'or'],
  ['no key that stands beside others', { pick: { and: {}, all: '' }, when: { or: [true] } }, 'or'],
])('%s stays, and what it does not use goes', (_, journey, name) => {
  const used = namesIn(journey);
  const left = withoutUnused(code, parseSync('index.js', code).program, 'operators', used);
  expect(left).toHaveLength(code.length);
  expect(left.split('\n')[1]?.match(/(?<=[{,] *)[^ ,:{}]+(?=[,:]| *\})/g)).toEqual([
    'var',
    "'==='",
    name,
  ]);
  expect(left.split('\n')[2]).toBe('export const known = { ...operators, and: 1 };');
});

it('what a text names is used as well, and what stands nowhere is not', () => {
  const used = namesIn({ 'ui:widget': 'longText', colour: [1] });
  expect(['longText', 'var', 'text'].every((name) => used.has(name))).toBe(true);
  expect(used.has('slider')).toBe(false);
});

it.each([
  ['/src/rules/operators/index.ts', 'operators'],
  ['/src/ui/form/widgets/index.ts', 'builtIn'],
])('%s names parts of the language in `%s`', async (path, name) => {
  expect(registryIn(path)).toBe(name);
  const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const { code } = await transformWithOxc(source, path);
  const left = withoutUnused(code, parseSync(path, code).program, name, new Set(['var', 'text']));
  expect(left).not.toMatch(/^\s+(?:includes|slider)\b/m);
  expect(left).toMatch(/^\s+(?:var: read|text: \{)/m);
});

it('a page whose journey formats no text has nothing that draws formatting', async () => {
  const path = '/src/ui/parts/paragraph.tsx';
  const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const { code } = await transformWithOxc(source, path);
  const waysIn = (...texts: readonly Json[]): string => {
    const registry = registryIn(path) ?? '';
    const { program } = parseSync(path, code);
    return (
      /const ways = ([^;]*)/.exec(withoutUnused(code, program, registry, namesIn(...texts)))?.[1] ??
      ''
    );
  };
  expect(waysIn([{ mark: 'formatted', text: '' }, 'a'])).toMatch(/formatted/);
  expect(waysIn(['a text'])).toMatch(/^\{\s*\}$/);
});

it.each<[string, Json, string, boolean]>([
  ['a place in a line', { text: [{ path: 'item.position' }] }, 'usesPlaces', true],
  ['a place while it is asked for', { var: 'positions.person' }, 'usesPlaces', true],
  ['an answer that is called so alone', { var: 'car.position' }, 'usesPlaces', false],
  ['options of a list', { kind: 'ofItems', list: 'people' }, 'usesItemOptions', true],
  ['options of a lookup', { kind: 'lookup' }, 'usesItemOptions', false],
  ['a list whose items are called something', { save: [], one: [] }, 'usesInnerLists', true],
  ['a list whose items are not', { save: [], add: [] }, 'usesInnerLists', false],
])('%s: a page has the code for it only then', async (_, journey, name, isKept) => {
  const path = '/src/engine/seldom.ts';
  expect(saysWhatIsSeldom(path)).toBe(true);
  const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const { code } = await transformWithOxc(source, path);
  expect(withoutSeldom(code, namesIn(journey))).toMatch(
    new RegExp(`export const ${name} = ${isKept};`),
  );
});

it('any other module is left as it is', () => {
  expect(registryIn('/src/rules/operators/dates.ts')).toBeNull();
});
