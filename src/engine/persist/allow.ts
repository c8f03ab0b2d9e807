import type { CompiledJourney } from '../../journey';
import { isInside, pathsAround, readsThrough, rootOf } from '../../rules';
import { callUsesOf } from '../program';

/** Tells whether the allow-list names a path, or one that it lies in. */
export function allowList({ persist }: CompiledJourney): (path: string) => boolean {
  const allowed = new Set(persist.allow);
  return (path) => allowed.has(path) || pathsAround(path).some((each) => allowed.has(each));
}

const elsewhere = new Set([
  'facts',
  'lookups',
  'settings',
  'today',
  'calendars',
  'item',
  'with',
  'answer',
  'failure',
  'commit',
  'commits',
  'run',
  'consents',
]);

const declaredPaths = ({ records, steps }: CompiledJourney): readonly string[] => [
  ...Object.keys(records),
  ...steps.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => fields.map(({ path }) => path)),
  ),
];

/** Lookups whose calls are made with an answer that may not be stored. */
export function lookupsToldTooMuch(journey: CompiledJourney): ReadonlySet<string> {
  const uses = callUsesOf(journey);
  if (uses.length === 0) return new Set();
  const isAllowed = allowList(journey);
  const declared = declaredPaths(journey);
  // An object that lies above answers holds no more than they do.
  const isOfAllowed = (path: string): boolean => {
    const inside = declared.filter((one) => isInside(one, path));
    return inside.length > 0 && inside.every(isAllowed);
  };
  const isTooMuch = (path: string): boolean =>
    !elsewhere.has(rootOf(path)) && !isAllowed(path) && !isOfAllowed(path);
  return new Set(
    uses
      .filter((use) => [...readsThrough(journey.facts, { ...use.with })].some(isTooMuch))
      .map((use) => use.as),
  );
}
