import type { Plugin } from 'vite';
import { chunksFrom, isPage } from './start-chunks';

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
      const atStart = chunksFrom(bundle, (chunk) => chunk.isEntry || isPage(chunk));
      for (const chunk of atStart) chunk.code = `${hint}\n${chunk.code}`;
    },
  },
});
