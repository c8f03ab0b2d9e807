import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variantsTables } from '../model/variants-table';
import { handOf } from '../testing/hand';
import { addVariant } from './add-variant';
import { changedLines } from './changed-lines';
import { openDesk } from './desk';

const folder = join(import.meta.dirname, '../../journey-config');
const desk = await openDesk(folder, [], false);
const asked = { like: 'suppliers/ovo.json', title: 'Moor Power & Gas', id: '77' };

describe('a variant like another', () => {
  const edits = addVariant(desk, asked);

  it('is a file of its own and an entry, and nothing else is written', async () => {
    const after = await openDesk(folder, edits, false);
    const other = [...after.files].filter(([path, text]) => after.stored.get(path) !== text);
    expect(other.map(([path]) => path)).toEqual([
      'suppliers/directory.json',
      'suppliers/moor-power-gas.json',
    ]);
    const directory = 'suppliers/directory.json';
    const lines = changedLines(desk.files.get(directory) ?? '', after.files.get(directory) ?? '');
    expect(lines.map(({ sign, text }) => `${sign} ${text.trim()}`)).toEqual([
      '- "902": { "variant": "aes" }',
      '+ "902": { "variant": "aes" },',
      '+ "77": { "variant": "moor-power-gas" }',
    ]);
  });

  it('says the same under its own name, with consents of its own and no clause of the other', () => {
    const [file] = edits.flatMap(({ file: path, value }) => (path.includes('moor') ? [value] : []));
    expect(file).toMatchObject({
      ...{ id: 'moorPowerGas', description: 'Begun as a copy of ovo.' },
      fields: {
        supplierMaySendUpdatesThatMayBeOfInterestViaSms: {
          consent: { id: 'moor-power-gas/updates-text', version: 1 },
          title: 'by text message',
        },
      },
    });
    expect(file).not.toHaveProperty('source');
  });

  it('is sound: check finds no error, and the table has its row', async () => {
    const { compiled } = await openDesk(folder, edits, false);
    expect(compiled.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { hand } = await handOf('journey-config', edits);
    const row = variantsTables(hand)[0]?.rows.find(({ ids }) => ids === '77');
    expect(row).toMatchObject({ title: 'Moor Power Gas', file: 'suppliers/moor-power-gas.json' });
  });

  it('stands in the directory under its id, whatever that is made of', async () => {
    const named = addVariant(desk, { ...asked, id: '7/8' });
    const { files } = await openDesk(folder, named, false);
    expect(files.get('suppliers/directory.json')).toContain('"7/8": { "variant"');
  });

  it('has what is true of the other', () => {
    const shell = addVariant(desk, { ...asked, like: 'suppliers/shell-energy.json' });
    expect(shell.find(({ pointer }) => pointer === '/entries/77')?.value).toEqual({
      ...{ variant: 'moor-power-gas', creditCheckAsked: true, creditCheckRequired: true },
    });
  });
});

it.each([
  [
    'a name that is taken',
    { title: 'Ovo' },
    'There is a variant `ovo` already: suppliers/ovo.json. Choose another name, or change what is there.',
  ],
  ['an id that is taken', { id: '22' }, 'There is an entry `22` already'],
  ['a name that is none', { title: '22 & Co' }, '`22-co` is no name here'],
  ['no id', { id: ' ' }, 'Write an id'],
])('%s is refused in words', (_, other, words) => {
  expect(() => addVariant(desk, { ...asked, ...other })).toThrow(words);
});
