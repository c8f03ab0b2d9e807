import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { localesIn } from '../../src/compiler';
import type { JsonObject } from '../../src/engine';
import { contractPath, InputError, readConfiguration } from '../project';
import { buildJourney, journeyError, type BuiltJourney, type JourneyError } from './build-journey';
import {
  isForEntryAlone,
  registryIn,
  saysWhatIsSeldom,
  withoutSeldom,
  withoutUnused,
} from './used-names';

const startId = '\0virtual:journey/start';
const restId = '\0virtual:journey/rest';
/** Loads the rest. */
const laterId = '\0virtual:journey/later';
/** Makes the operators of the journey's own known to its page. */
const ownId = '\0virtual:journey/own';
/** The whole journey, and where each part is written: for the page under development alone. */
const explainedId = '\0virtual:journey/explained';
/** What a page says that cannot even have its brand: in the words of the base. */
const unstartedId = '\0virtual:journey/unstarted';
/** The same as one brand of several in a build has it. */
const perBrand = /^\0virtual:journey\/(start|rest)-([\w-]+)$/;
/** What is said otherwise in a language; behind a stroke, as one brand of several in a build has it. */
const ofLocale = /^\0virtual:journey\/locale-([\w-]+)(?:\/([\w-]+))?$/;
const ids = [startId, restId, laterId, ownId, explainedId, unstartedId];

export interface JourneyPluginOptions {
  readonly root: string;
  /** Folder of the configuration, from the root. */
  readonly configuration: string;
  /** What its folder under `brands` says is laid over the journey; a journey need not have it. */
  readonly brand?: string;
  /** All that a page is built with, where these are several. */
  readonly brands?: readonly string[];
}

const contractOf = (folder: string): string => contractPath(folder, readConfiguration(folder));

/**
 * `virtual:journey/start` and `virtual:journey/rest`: the compiled configuration of a project, with
 * the validators of its sections; first what a visit needs at once, then what later steps need,
 * which `virtual:journey/later` loads, as it does what is said otherwise in another language.
 * `virtual:journey/own`: the operators that the configuration itself defines. Of the language's
 * operators and widgets a built page has those that its journey uses.
 * An error in it stops a build; while developing it stands over the page until it is mended.
 */
export function journeyPlugin({
  root,
  configuration,
  brand,
  brands = [],
}: JourneyPluginOptions): Plugin {
  const folder = resolve(root, configuration);
  let built: Promise<BuiltJourney> | null = null;
  let serving = false;
  let isPage = false;
  const current = (): Promise<BuiltJourney> =>
    (built ??= buildJourney(folder, { traced: serving, brand: brand ?? null }));
  /** Other than the plugin's own: brands of a build with several, and the base. */
  const others = new Map<string | null, Promise<BuiltJourney>>();
  const otherOf = (of: string | null): Promise<BuiltJourney> => {
    const other = others.get(of) ?? buildJourney(folder, { brand: of });
    others.set(of, other);
    return other;
  };
  const isOurs = (path: string): boolean =>
    path.startsWith(folder + sep) || path === contractOf(folder);

  return {
    name: 'journey',

    configResolved(config) {
      serving = config.command === 'serve';
      isPage = !serving && config.build.ssr === false;
    },

    async buildStart() {
      built = null;
      others.clear();
      const now = await current();
      for (const warning of now.warnings) this.warn(now.render(warning));
      const error = journeyError(now, folder);
      // A dev server must start, so that it can show the error and see it mended.
      if (error !== null && serving) this.warn(error.message);
      else if (error !== null) this.error(error);
    },

    resolveId(id) {
      const ours = `\0${id}`;
      return ids.includes(ours) || perBrand.test(ours) || ofLocale.test(ours) ? ours : null;
    },

    async load(id) {
      const [, part, of = null] = perBrand.exec(id) ?? [];
      if (of !== null || id === unstartedId) {
        const other = await otherOf(of);
        const error = journeyError(other, folder);
        if (other.modules === null) return this.error(error ?? 'The journey was not compiled.');
        if (of === null) return other.modules.unstarted;
        return part === 'start' ? other.modules.start : other.modules.rest;
      }
      const [, locale, spokenBy = null] = ofLocale.exec(id) ?? [];
      if (locale !== undefined) {
        const other = await (spokenBy === null ? current() : otherOf(spokenBy));
        return other.modules?.locales[locale] ?? null;
      }
      if (!ids.includes(id)) return null;
      if (id === laterId)
        return [
          "export const later = () => import('virtual:journey/rest');",
          `export const locales = ${localesModule(localesOf(folder))};`,
        ].join('\n');
      // A build drops what would import it; were it kept, nothing of the configuration's files comes along.
      if (id === explainedId && !serving) return 'export {};';
      const now = await current();
      if (now.modules === null) {
        const error = journeyError(now, folder);
        return this.error(error ?? 'The journey was not compiled.');
      }
      if (id === explainedId) return now.explained();
      if (id === ownId) return now.modules.own;
      return id === startId ? now.modules.start : now.modules.rest;
    },

    async transform(code, id) {
      if (isPage && isForEntryAlone(id)) return { moduleSideEffects: false };
      const registry = registryIn(id);
      if (!isPage || (registry === null && !saysWhatIsSeldom(id))) return null;
      const all = await Promise.all([current(), ...brands.slice(1).map(otherOf)]);
      const used = new Set(all.flatMap((each) => [...each.names]));
      if (registry === null) return { code: withoutSeldom(code, used), map: null };
      return { code: withoutUnused(code, this.parse(code), registry, used), map: null };
    },

    configureServer(server) {
      server.watcher.add([folder, contractOf(folder)]);
      server.watcher.on('all', (_event, path) => {
        if (!isOurs(path)) return;
        built = null;
        const mine = current();
        mine.then(
          (now) => {
            // What was saved since then is shown with its own.
            if (built === mine) refresh(server, now, folder);
          },
          (error: unknown) => {
            if (built === mine) built = null;
            // A file that is saved halfway must not end the server.
            if (!(error instanceof InputError)) throw error;
            show(server, `${error.message}\n${error.help}`);
          },
        );
      });
    },
  };
}

/** A language of a configuration, beside its own. */
export interface NamedLocale {
  readonly tag: string;
  /** What it calls itself, and what the language of the journey does. */
  readonly names: { readonly name: unknown; readonly own: unknown };
}

export function localesOf(folder: string): readonly NamedLocale[] {
  const files = readConfiguration(folder);
  return localesIn(files).map((tag) => {
    const { name, own } = JSON.parse(files.get(`locales/${tag}.json`) ?? '{}') as JsonObject;
    return { tag, names: { name, own } };
  });
}

/** What loads each of them, as one brand of several in a build has it. */
export const localesModule = (locales: readonly NamedLocale[], brand = ''): string => {
  const way = brand === '' ? '' : `/${brand}`;
  const all = locales.map(
    ({ tag, names }) =>
      `'${tag}': { ...${JSON.stringify(names)}, load: () => import('virtual:journey/locale-${tag}${way}') }`,
  );
  return `{ ${all.join(', ')} }`;
};

/** Shows what is wrong, or loads the page anew with the mended journey. */
function refresh(server: ViteDevServer, built: BuiltJourney, folder: string): void {
  const all = [...server.moduleGraph.idToModuleMap.keys()];
  for (const id of all.filter((each) => ids.includes(each) || ofLocale.test(each))) {
    const module = server.moduleGraph.getModuleById(id);
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
  }
  const error = journeyError(built, folder);
  if (error === null) {
    server.ws.send({ type: 'full-reload' });
    return;
  }
  show(server, error.message, error);
}

/** In the terminal, and over the page. */
function show(server: ViteDevServer, message: string, place: Partial<JourneyError> = {}): void {
  server.config.logger.error(message, { timestamp: true });
  server.ws.send({ type: 'error', err: { ...place, message, stack: '' } });
}
