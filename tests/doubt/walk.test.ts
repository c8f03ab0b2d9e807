import { expect, it } from 'vitest';
import { runs } from '../full';
import { walk } from './walk/walk';

it('walks', () => {
  const t = Date.now();
  const { found, ...rest } = walk(runs(20_000, 400_000));
  console.log(rest, Date.now() - t, JSON.stringify(found, null, 1));
  expect(found).toBeNull();
}, 600_000);
