import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/[^?]*\.mjs$/;

/**
 * Lets the build leave out the router's parts that no page draws (routes in a tree, links, forms, what
 * a server sends): each has something assigned to it or comes out of a call, and either keeps all of it.
 */
export const unusedPartsPlugin = (): Plugin => ({
  name: 'changeover:unused-parts',
  apply: 'build',
  transform: (code, id) => (router.test(id) ? { code: withoutNames(code), map: null } : null),
});

/**
 * The code of a module with what it makes marked as such, without the names for development, and
 * without the context that its error boundary has on a page which a server draws in parts.
 */
export const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(
      /^(var \w+ = )(?=\w+\.(?:forwardRef|memo|createContext|createElement)\()/gm,
      '$1/* @__PURE__ */ ',
    );
