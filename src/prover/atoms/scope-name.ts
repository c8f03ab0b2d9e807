import { placesRoot, rootOf } from '../../rules';
import { placeText, type Part, type PlacedRule } from '../../journey';

/**
 * Names that exist in one place only (`item`, `with`, `answer` …) are the same in two rules when these
 * names are.
 */
export function scopeName({ scope, part }: Pick<PlacedRule, 'scope' | 'part'>): string {
  if (scope.locals.length === 0) return '';
  if (scope.item !== undefined) return JSON.stringify(scope.item);
  let outermost: Part = part;
  while (outermost.owner !== null && outermost.owner.kind !== 'journey')
    outermost = outermost.owner;
  return `${placeText(outermost.place)} ${scope.answer ?? ''}`;
}

const locals = new Set([
  'with',
  'answer',
  'failure',
  'item',
  'commit',
  'run',
  'consents',
  placesRoot,
]);

/** Whether a path begins with a name that exists in some places only, or hangs on which item is asked for. */
export const isLocal = (path: string): boolean => locals.has(rootOf(path));

/** The key of a path's term: of a name that exists here only, with where that is. */
export const termKey = (path: string, scope: string): string =>
  isLocal(path) ? `${path}@${scope}` : path;

/** Whether a term hangs on what a partner says, or on a draft: it may be otherwise at another moment. */
export const isPartners = (key: string): boolean =>
  /(?:^|[( ])(?:status:|lookups\.|commits\.|draft:)/.test(key);
