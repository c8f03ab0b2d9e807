// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { SectionView } from '../../../engine';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

/** Names of the fields that were drawn, in order: whoever draws one reads its label. */
const drawn: string[] = [];

beforeEach(() => {
  drawn.length = 0;
});
const names = (count: number) => Array.from({ length: count }, (_, order) => `f${order}`);

/** A section of so many fields; `looks` is said of those that are named. */
function long(count: number, looks: Readonly<Record<string, string>> = {}): SectionView {
  const section = sectionView(
    names(count).map((name) => {
      const set = looks[name];
      return { name, ui: set === undefined ? {} : { 'ui:options': { set } } };
    }),
  );
  const fields = Object.entries(section.fields).map(([name, view]) => {
    const read = () => {
      drawn.push(name);
      return view.label;
    };
    return [name, Object.defineProperty({ ...view }, 'label', { enumerable: true, get: read })];
  });
  return { ...section, fields: Object.fromEntries(fields) as SectionView['fields'] };
}

it('all fields are drawn once, in their order, however many blocks they make', () => {
  drawSection(long(100));
  expect(drawn).toEqual(names(100));
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(
    names(100).map((name) => `bank-${name}`),
  );
});

it('a key draws no other field than the one that it was pressed in', async () => {
  const { user } = drawSection(long(100));
  const box = screen.getByRole('textbox', { name: 'f40' });
  box.focus();
  drawn.length = 0;
  await user.keyboard('ab');
  expect(new Set(drawn)).toEqual(new Set(['f40']));
  expect(box).toHaveValue('ab');
});

it('fields of one set stand together, also where two blocks would part them', () => {
  const section = long(70, { f31: 'both', f32: 'both' });
  drawSection({ ...section, groups: { both: { title: ['Both'], text: [] } } });
  const group = screen.getByRole('group', { name: 'Both' });
  expect([...group.querySelectorAll('input')].map(({ id }) => id)).toEqual([
    'bank-f31',
    'bank-f32',
  ]);
  expect(drawn).toEqual(names(70));
});
