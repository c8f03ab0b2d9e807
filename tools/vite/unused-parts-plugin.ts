import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/[^?]*\.mjs$/;

/**
 * Lets the build leave out the router's parts that no page draws (routes in a tree, links, forms, what
 * a server sends): each has something assigned to it or comes out of a call, and either keeps all of it.
 * What the router tells whoever writes routes goes too.
 */
export const unusedPartsPlugin = (): Plugin => ({
  name: 'changeover:unused-parts',
  apply: 'build',
  transform(code, id) {
    if (!router.test(id)) return null;
    return { code: withoutNames(withoutMessages(code, this.parse(code))), map: null };
  },
});

/**
 * The code of a module with what it makes marked as such, without the names for development, without
 * its warnings, and without the context that its error boundary has on a page which a server draws in parts.
 */
export const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(/^(var ENABLE_DEV_WARNINGS = )true;$/m, '$1false;')
    .replace(
      /^(var \w+ = )(?=\w+\.(?:forwardRef|memo|createContext|createElement)\()/gm,
      '$1/* @__PURE__ */ ',
    );

/** Calls whose second argument says what was done wrong. */
const tells = new Set<unknown>(['invariant', 'warning']);

/** The code with an empty text for each such message, so that what it tells stays an error. */
export function withoutMessages(code: string, program: unknown): string {
  const spans: Span[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const message = messageOf(node);
    if (message === null) Object.values(node).forEach(visit);
    else spans.push(message);
  };
  visit(program);
  const ends = spans.toSorted((a, b) => b.start - a.start);
  return ends.reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function messageOf(node: object): Span | null {
  if (!('type' in node && node.type === 'CallExpression' && 'callee' in node)) return null;
  const { callee } = node;
  if (typeof callee !== 'object' || callee === null || !('name' in callee)) return null;
  const given: readonly unknown[] =
    'arguments' in node && Array.isArray(node.arguments) ? node.arguments : [];
  const [, message] = given;
  return tells.has(callee.name) && isSpan(message) ? message : null;
}

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
