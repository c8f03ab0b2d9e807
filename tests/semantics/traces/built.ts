/** A module built into one file, and run as it is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { places, root } from '../../doubt/simulator/bundle';

/**
 * What the module exports. Built apart, so that nothing else sees what the plugins change.
 * @param file its whole path.
 */
export async function built(file: string, plugins: readonly Plugin[] = []): Promise<unknown> {
  // Below the project, as its packages are looked for from there.
  const outDir = mkdtempSync(join(root, 'node_modules/.traces-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [places, ...plugins],
      build: { ssr: file, outDir, target: 'node20', minify: false, copyPublicDir: false },
    });
    const made = join(outDir, basename(file).replace(/ts$/, 'js'));
    return (await import(/* @vite-ignore */ pathToFileURL(made).href)) as unknown;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
