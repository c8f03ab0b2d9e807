import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { brandPlugin } from '../../../tools/vite/brand-plugin';
import { contractPlugin } from '../../../tools/vite/contract-plugin';

/** One change for the worse. */
export interface Mutant {
  readonly id: string;
  /** Under the project's root. */
  readonly file: string;
  /** Occurs exactly once. */
  readonly find: string;
  readonly replace: string;
}

type Simulator = typeof import('../simulator/play-seeds');

export const root = join(import.meta.dirname, '../../..');
const configuration = 'journey-config';

/** The simulator over the project with one change, in modules of its own. */
export async function simulatorWith(mutant: Mutant | null): Promise<Simulator> {
  const { module } = await runnerImport<Simulator>(
    join(root, 'tests/doubt/simulator/play-seeds.ts'),
    {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [
        contractPlugin({ root, configuration, atStart: ['token', 'trackRecords'] }),
        brandPlugin({ root, brand: 'fernhill' }),
        ...(mutant === null ? [] : [changed(mutant)]),
      ],
    },
  );
  return module;
}

export const isConfiguration = ({ file }: Mutant): boolean => file.startsWith(`${configuration}/`);

function changed({ id, file, find, replace }: Mutant): Plugin {
  const path = join(root, file);
  return {
    name: `mutant-${id}`,
    enforce: 'pre',
    transform: (code, from) => {
      if (from.split('?')[0] !== path) return null;
      if (!code.includes(find)) throw new Error(`${id} does not fit ${file} any more.`);
      return { code: code.replace(find, () => replace), map: null };
    },
  };
}
