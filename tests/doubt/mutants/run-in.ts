import { join } from 'node:path';
import type { Plugin } from 'vite';
import { configuration, root } from '../simulator/bundle';
import { openSimulator, type Simulator } from '../simulator/simulator';

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

/** The simulator over the project with one change. */
export const simulatorWith = (mutant: Mutant, width?: number): Promise<Simulator> =>
  openSimulator({
    plugins: [changed(mutant)],
    edits: editsOf(mutant),
    ...(width !== undefined && { width }),
  });

const prefix = `${configuration}/`;

/** Its changes of the configuration, which is no module. */
const editsOf = (mutant: Mutant): readonly TextChange[] =>
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
