import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { brandPlugin } from '../../../tools/vite/brand-plugin';
import { contractPlugin } from '../../../tools/vite/contract-plugin';

/** One change of one text. */
export interface TextChange {
  /** Under the project's root. */
  readonly file: string;
  /** Occurs exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** One change for the worse; `also` where two guards have to fail together. */
export interface Mutant extends TextChange {
  readonly id: string;
  readonly also?: readonly TextChange[];
}

export const changesOf = (mutant: Mutant): readonly TextChange[] => [
  mutant,
  ...(mutant.also ?? []),
];

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

const prefix = `${configuration}/`;

/** Its changes of the configuration, which is no module. */
export const editsOf = (mutant: Mutant): readonly TextChange[] =>
  changesOf(mutant).flatMap(({ file, ...change }) =>
    file.startsWith(prefix) ? [{ ...change, file: file.slice(prefix.length) }] : [],
  );

function changed(mutant: Mutant): Plugin {
  return {
    name: `mutant-${mutant.id}`,
    enforce: 'pre',
    transform: (code, from) => {
      const path = from.split('?')[0];
      const changes = changesOf(mutant).filter(({ file }) => join(root, file) === path);
      if (changes.length === 0) return null;
      const worse = changes.reduce(
        (text, { find, replace }) => text.replace(find, () => replace),
        code,
      );
      return { code: worse, map: null };
    },
  };
}
