import type { XPath, XPathPath } from '../xpath/xpath-tree';

/** Parts of an `or`, however it is bracketed. */
export const partsOfOr = (tree: XPath): readonly XPath[] =>
  tree.kind === 'two' && tree.operator === 'or'
    ? [...partsOfOr(tree.left), ...partsOfOr(tree.right)]
    : [tree];

/**
 * Whether a number that is worked out is there: programs of ODK keep it as `NaN` or as nothing where
 * it is not, and `number = 'NaN' or number = ''` is the same in all of them. What asks so, and the rest.
 */
export function askedTogether(parts: readonly XPath[]): {
  readonly missing: readonly XPathPath[];
  readonly rest: readonly XPath[];
} {
  const written = (path: XPathPath | null): string => JSON.stringify(path);
  const asNaN = new Set(
    parts
      .map(pathIsNaN)
      .filter((each) => each !== null)
      .map(written),
  );
  const asEmpty = parts.map(pathIsEmpty).filter((each) => each !== null);
  const missing = asEmpty.filter((each) => asNaN.has(written(each)));
  const both = new Set(missing.map(written));
  const isTaken = (part: XPath): boolean => {
    const path = pathIsNaN(part) ?? pathIsEmpty(part);
    return path !== null && both.has(written(path));
  };
  return { missing, rest: parts.filter((part) => !isTaken(part)) };
}

const equals = (tree: XPath): (XPath & { readonly kind: 'two' }) | null =>
  tree.kind === 'two' && tree.operator === '=' ? tree : null;

function pathIsNaN(tree: XPath): XPathPath | null {
  const { left, right } = equals(tree) ?? {};
  return left?.kind === 'path' && right?.kind === 'text' && right.value === 'NaN'
    ? left.path
    : null;
}

function pathIsEmpty(tree: XPath): XPathPath | null {
  const { left, right } = equals(tree) ?? {};
  if (left?.kind === 'path' && right?.kind === 'text' && right.value === '') return left.path;
  if (left?.kind !== 'call' || left.name !== 'string-length') return null;
  const [given] = left.given;
  const isNone = right?.kind === 'number' && right.value === 0;
  return isNone && given?.kind === 'path' ? given.path : null;
}
