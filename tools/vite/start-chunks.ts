import type { Rolldown } from 'vite';

/** What draws the page, once a page with several brands knows its own. */
export const mainModule = '/src/app/main.tsx';
export const isPage = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  facadeModuleId?.endsWith(mainModule) === true;

/** These chunks, and whatever they import before they run. */
export function chunksFrom(
  bundle: Rolldown.OutputBundle,
  isRoot: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && isRoot(chunk)) add(name);
  return found;
}

/** Something that a page asks for from its head; `href` from the base of the build. */
export interface Link {
  readonly rel: string;
  readonly href: string;
}

export const linkTo = (base: string, { rel, href }: Link): string =>
  `<link rel="${rel}" crossorigin href="${base}${href}">`;
