/** The cases and the traces over an engine with one change for the worse. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { changesOf, type Mutant } from '../../../doubt/mutants/run-in';
import { root } from '../../../doubt/simulator/bundle';
import { built } from '../built';
import type { Play } from './play';

const changed = (mutant: Mutant): Plugin => ({
  name: `change-${mutant.id}`,
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
});
const isPlay = (v: unknown): v is { readonly play: Play } =>
  typeof v === 'object' && v !== null && 'play' in v;

export async function playWith(mutant: Mutant): Promise<Play> {
  const made = await built(join(import.meta.dirname, 'play.ts'), [changed(mutant)]);
  if (!isPlay(made)) throw new Error('nothing to play was built');
  return made.play;
}
