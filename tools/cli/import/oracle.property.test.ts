import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/full';
import { importForm } from './import-form';
import { liveThrough } from './testing/live-through';

const file = `${import.meta.dirname}/testing/forms/allotment.xml`;
const xml = readFileSync(file, 'utf8');

it('says of every rule that it brings over what ODK’s own engine says, whatever is answered', async () => {
  const imported = importForm(xml, 'allotment.xml', '../schemas');
  const compared = await liveThrough(xml, imported, { rounds: runs(250, 1000), seed: 20_261_130 });
  expect(compared?.disagreements.slice(0, 3)).toEqual([]);
  const seen = new Set(
    [...(compared?.counts.keys() ?? [])].map(({ path, about }) => `${about} ${path}`),
  );
  const looked = ['relevant', 'required', 'readonly', 'constraint', 'calculate'];
  const wanted = imported.brought.filter(({ about }) => looked.includes(about));
  expect(wanted.filter(({ path, about }) => !seen.has(`${about} ${path}`))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(30);
});
