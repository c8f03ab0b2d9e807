// The engine, the compiler and the page as a package that others can use: npm run package.
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './install.js';

const out = 'dist/package';
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const { version, engines, dependencies, devDependencies } = read('package.json');
const contents = read('package/contents.json');
/** As they are installed here. */
const pinned = Object.fromEntries(
  contents.dependencies.map((name) => [name, dependencies[name] ?? devDependencies[name]]),
);
const codeOf = (entry) => ({ types: `./lib/${entry}.d.ts`, default: `./lib/${entry}.js` });

/** @type {Record<string, unknown>} */
const manifest = {
  name: contents.name,
  version,
  // Nobody has decided yet to publish it.
  private: true,
  description: contents.description,
  type: 'module',
  engines,
  files: ['lib', 'schemas', 'styles.css', 'client.d.ts', 'NOTICES.txt'],
  // Styles, and what makes operators known, work by being loaded.
  sideEffects: true,
  exports: {
    ...Object.fromEntries(
      Object.keys(contents.entries).map((entry) => [`./${entry}`, codeOf(entry)]),
    ),
    './client': { types: './client.d.ts' },
    './styles.css': './styles.css',
    './schemas/*': './schemas/*',
    './package.json': './package.json',
  },
  dependencies: pinned,
  peerDependencies: contents.peers,
  peerDependenciesMeta: Object.fromEntries(
    contents.optionalPeers.map((name) => [name, { optional: true }]),
  ),
};

run(
  'npx',
  ...'vite build --configLoader runner -c package/vite.config.ts --logLevel warn'.split(' '),
);
run(process.execPath, 'tools/run/surface.js');
mkdirSync(`${out}/schemas`, { recursive: true });
cpSync('schemas', `${out}/schemas`, {
  recursive: true,
  // Contracts of the product are no part of the language.
  filter: (path) => path === 'schemas' || path.endsWith('.schema.json'),
});
copyFileSync('package/README.md', `${out}/README.md`);
copyFileSync('package/client.d.ts', `${out}/client.d.ts`);
writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
run(
  'npm',
  'pack',
  `./${out}`,
  '--pack-destination',
  'dist',
  '--ignore-scripts',
  '--loglevel',
  'error',
);
