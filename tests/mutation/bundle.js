/** Tests and the code that they test as one script, which is evaluated anew for each mutant. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, runnerImport } from 'vite';

const entry = 'tests-of-mutants';

/** @returns {import('vite').Plugin} a module that holds all tests, each of which says its file. */
const all = (root, glob) => ({
  name: entry,
  resolveId: (id) => (id === entry ? `\0${entry}` : null),
  load: (id) =>
    id === `\0${entry}`
      ? `import.meta.glob(${JSON.stringify(`/${glob}`)}, { eager: true });`
      : null,
  transform: (code, id) =>
    id.endsWith('.test.ts')
      ? `began(${JSON.stringify(relative(root, id).replaceAll(sep, '/'))});${code}`
      : null,
});

/**
 * A script whose value is a function of `require` and `began`, which is told the file whose tests
 * follow. Packages are asked for with `require`.
 * @param {string} root
 * @param {string} glob
 */
export async function bundle(root, glob) {
  const { module } = await runnerImport(join(root, 'tests/doubt/simulator/bundle.ts'));
  const outDir = mkdtempSync(join(root, '.mutants-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [all(root, glob), module.places],
      build: {
        ssr: true,
        outDir,
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { input: entry, output: { format: 'cjs', entryFileNames: 'tests.cjs' } },
      },
    });
    return `(require, began) => {\n"use strict";\n${readFileSync(join(outDir, 'tests.cjs'), 'utf8')}\n}`;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
