/** The cases and the traces over an engine with one change for the worse. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { changesOf, type Mutant } from '../../../doubt/mutants/run-in';
import { places, root } from '../../../doubt/simulator/bundle';
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

/** Built apart, so that nothing else sees the change. */
export async function playWith(mutant: Mutant): Promise<Play> {
  // Below the project, as its packages are looked for from there.
  const outDir = mkdtempSync(join(root, 'node_modules/.traces-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [places, changed(mutant)],
      build: {
        ssr: join(import.meta.dirname, 'play.ts'),
        outDir,
        target: 'node20',
        minify: false,
        copyPublicDir: false,
      },
    });
    const made: unknown = await import(
      /* @vite-ignore */ pathToFileURL(join(outDir, 'play.js')).href
    );
    if (!isPlay(made)) throw new Error('nothing to play was built');
    return made.play;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
