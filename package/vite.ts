import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { generateShapeValidators } from '../src/compiler';
import { brandPlugin } from '../tools/vite/brand-plugin';
import { contractModule } from '../tools/vite/contract/contract-module';
import { ownModule } from '../tools/vite/own-code';
import { usualBrand } from '../tools/vite/read-brand';
import { standIn } from '../tools/vite/stand-in/serve-stand-in';
import { readFolder } from './read-folder';

/** Which journey a page shows, and how. */
export interface JourneyOptions {
  /** Folder that `journey.json` lies in; from where Vite runs. */
  readonly folder: string;
  /** A folder under its `brands`; the first one without it. */
  readonly brand?: string;
  /**
   * Who answers calls to `/api` while developing and in the preview: `standIn` does as the households of
   * the journey's scenarios and the examples of its contract have it; `none` leaves that to you. A
   * built page asks its own server in any case. `standIn` without it.
   */
  readonly partner?: 'standIn' | 'none';
}

/** The folder of the package, which has the schemas. */
const home = join(import.meta.dirname, '..');
const name = 'changeover-journey';
const ids = ['virtual:journey', 'virtual:journey/shapes', 'virtual:journey/contract'] as const;
const ownId = 'virtual:journey/own';
/** The NUL byte keeps other plugins from looking for a file of this name. */
const hidden = (id: string): string => `\0${id}`;
/** What generated validators import, which the package brings along. */
const brought: Readonly<Record<string, string>> = {
  'ajv-formats/dist/formats.js': join(import.meta.dirname, 'formats.js'),
  'ajv/dist/runtime/equal.js': join(import.meta.dirname, 'deep-equal.js'),
};

/**
 * Makes `virtual:journey` from a folder: `journey`, compiled, with validators that evaluate no code, and
 * `brand`, whose colours and fonts are a style sheet of the page. An error in the folder stops a build
 * and stands over the page of the dev server, with its file and line.
 *
 * @throws Error for a brand that is not there, or breaks its schema
 */
export function journey({ folder, ...given }: JourneyOptions): Plugin[] {
  const configuration = resolve(folder);
  const brand = given.brand ?? usualBrand(configuration);
  const file = join(configuration, 'brands', brand, 'brand.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: a page needs a brand.`);
  return [
    journeyModules({ folder: configuration, brand }),
    brandPlugin({ root: home, configuration, brand }),
    ...(given.partner === 'none' ? [] : [standInPlugin(configuration)]),
  ];
}

function journeyModules({
  folder,
  brand,
}: Required<Pick<JourneyOptions, 'folder' | 'brand'>>): Plugin {
  let reading: ReturnType<typeof readFolder> | null = null;
  const read = () => (reading ??= readFolder(folder, { brand }));
  return {
    name,
    config: () => ({
      // Found while a page is served, and not before: it imports nothing that is a file.
      optimizeDeps: { include: [`${name}/react`, `${name}/engine`] },
      server: { fs: { allow: ['.', folder, home] } },
    }),
    buildStart() {
      reading = null;
    },
    resolveId(id, importer) {
      if (ids.some((each) => each === id) || id === ownId) return hidden(id);
      return importer === hidden('virtual:journey/shapes') ? brought[id] : undefined;
    },
    async load(id) {
      if (!id.startsWith(hidden('virtual:journey'))) return undefined;
      const { whole, findings, render, code, contract, files } = await read();
      for (const path of files.keys()) this.addWatchFile(join(folder, path));
      const errors = findings.filter(({ severity }) => severity === 'error');
      const [first] = errors;
      if (whole === null || first !== undefined)
        return this.error({
          message: `The journey cannot be compiled.\n\n${errors.map(render).join('\n\n')}`,
          ...(first !== undefined && {
            id: join(folder, first.file),
            // Counted from 0 there.
            loc: { file: join(folder, first.file), line: first.line, column: first.column - 1 },
          }),
        });
      switch (id) {
        case hidden('virtual:journey/shapes'):
          return generateShapeValidators(whole).code;
        case hidden('virtual:journey/contract'):
          return contractModule(contract);
        case hidden(ownId):
          return ownModule(folder, code, {
            operators: `${name}/engine`,
            widgets: `${name}/react`,
          });
        default:
          return moduleOf(JSON.stringify(whole));
      }
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder + sep)) return undefined;
      reading = null;
      for (const id of [...ids, ownId]) {
        const module = server.moduleGraph.getModuleById(hidden(id));
        if (module !== undefined) server.moduleGraph.invalidateModule(module);
      }
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Parsing text is several times faster for a browser than reading an object literal. */
const moduleOf = (data: string): string =>
  [
    "import 'virtual:brand.css';",
    `import '${ownId}';`,
    "import { shapeValidators as validators } from 'virtual:journey/shapes';",
    "import { operations, validators as answers } from 'virtual:journey/contract';",
    "export { brand } from 'virtual:brand';",
    `export const journey = { data: JSON.parse(${JSON.stringify(data)}), validators, operations, answers };`,
  ].join('\n');

/** The partner of the journey, made of its own scenarios, while there is no other. */
const standInPlugin = (folder: string): Plugin => ({
  name: `${name}:partner`,
  configureServer: ({ middlewares, config }) =>
    void serve(middlewares, standIn(folder, config.logger)),
  configurePreviewServer: ({ middlewares, config }) =>
    void serve(middlewares, standIn(folder, config.logger)),
});

type Handler = ReturnType<typeof standIn>;

const serve = (middlewares: { use: (handler: Handler) => unknown }, answer: Handler): unknown =>
  middlewares.use((request, response, next) => {
    if (request.url?.startsWith('/api/') === true) answer(request, response, next);
    else next();
  });
