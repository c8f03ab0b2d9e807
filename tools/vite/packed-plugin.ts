import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are packed already. */
const texts = ['.html', '.js', '.css', '.svg', '.json'];
/** Below this a packed file comes no sooner. */
const fewBytes = 1024;

/** Packs what was built once and for all: done for each household, it would keep all of them waiting. */
export function packedPlugin(): Plugin {
  let folder = '';
  return {
    name: 'changeover:packed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        packFolder(folder);
      },
    },
  };
}

/** Beside each text of some length its `.br` and its `.gz`. */
export function packFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!texts.includes(extname(entry))) continue;
    const file = join(folder, entry);
    const content = readFileSync(file);
    if (content.byteLength < fewBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
