import type { Plugin, Rolldown } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Has V8 compile what the page begins with while it arrives, beside the main thread. Without a word each function
 * is compiled when it is first called: many hundreds of them while the first page is drawn. What comes on
 * demand is left as it is.
 */
export const compiledEarlyPlugin = (): Plugin => ({
  name: 'compiled-early',
  enforce: 'post',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of atStart(bundle)) chunk.code = `${hint}\n${chunk.code}`;
    },
  },
});

/** The entry, and whatever it imports before it runs. */
function atStart(bundle: Rolldown.OutputBundle): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || isPage(chunk))) add(name);
  return found;
}

/** What a page with several brands begins with once it knows its own. */
const isPage = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  facadeModuleId?.endsWith('/src/app/main.tsx') === true;
