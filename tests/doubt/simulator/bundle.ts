import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { brandPlugin } from '../../../tools/vite/brand-plugin';
import { contractPlugin } from '../../../tools/vite/contract-plugin';

export const root = join(import.meta.dirname, '../../..');
export const configuration = 'journey-config';

/** A worker's code, as one file that stays until it is dropped. */
export interface Bundle {
  readonly file: string;
  readonly drop: () => void;
}

/** The simulator with all that it plays, as pages have it: without the checks of development. */
export async function bundled(plugins: readonly Plugin[]): Promise<Bundle> {
  // Below the project, as its packages are looked for from there.
  const outDir = mkdtempSync(join(root, 'node_modules/.simulator-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      contractPlugin({ root, configuration }),
      brandPlugin({ root, brand: 'fernhill' }),
      places,
      ...plugins,
    ],
    ssr: { noExternal: true, external: ['libsql', 'typescript', 'vite'] },
    build: {
      ssr: join(import.meta.dirname, 'worker.ts'),
      outDir,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
    },
  });
  return { file: join(outDir, 'worker.js'), drop: () => rmSync(outDir, { recursive: true }) };
}

/** Modules read files beside them: each keeps its own place. */
export const places: Plugin = {
  name: 'places',
  transform: (code, from) => {
    if (!code.includes('import.meta.dirname')) return null;
    const place = JSON.stringify(dirname(from.split('?')[0] ?? from));
    return { code: code.replaceAll('import.meta.dirname', place), map: null };
  },
};
