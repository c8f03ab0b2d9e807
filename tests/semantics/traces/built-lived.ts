/** Random traces as `lived.ts` has them, built: a fifth faster, which counts where there are many. */
import { join } from 'node:path';
import { built } from './built';

type Lived = typeof import('./lived');
const isLived = (v: unknown): v is Lived =>
  typeof v === 'object' && v !== null && 'firstDifference' in v;

/** @throws {Error} where they cannot be built. */
export async function builtLived(): Promise<Lived> {
  const lived = await built(join(import.meta.dirname, 'lived.ts'));
  if (!isLived(lived)) throw new Error('nothing to live through was built');
  return lived;
}
