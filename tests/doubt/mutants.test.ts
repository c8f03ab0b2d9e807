import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import described from './mutants.json';
import { mutants } from './mutants/mutants';
import { changesOf, root } from './mutants/run-in';
import pinned from './pinned.json';

describe('the mutants', () => {
  it.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
    '%s fits its file, once',
    (_id, mutant) => {
      for (const { file, find, replace } of changesOf(mutant)) {
        const text = readFileSync(join(root, file), 'utf8');
        expect(text.split(find), `${file}: ${find}`).toHaveLength(2);
        expect(replace).not.toBe(find);
      }
    },
  );

  it('are those that are described, each with a schedule that notices it', () => {
    const ids = described.mutants.map(({ id }) => id);
    expect(mutants.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(Object.keys(pinned).sort()).toEqual([...ids].sort());
  });
});
