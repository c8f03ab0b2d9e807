import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'journey-config/suppliers';
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

it('TER-18 the directory says of a supplier that it asks for a credit check where its terms do', () => {
  const { entries } = read('directory') as {
    readonly entries: Readonly<Record<string, { variant: string; creditCheckAsked?: boolean }>>;
  };
  const said = Object.values(entries).map((entry) => [
    entry.variant,
    entry.creditCheckAsked ?? false,
  ]);
  const asked = Object.values(entries).map(({ variant }) => {
    const { fields = {} } = read(variant) as { readonly fields?: object };
    return [variant, 'happyToReceiveCreditCheck' in fields];
  });
  expect(said).toEqual(asked);
  expect(asked.filter(([, is]) => is)).toHaveLength(4);
});
