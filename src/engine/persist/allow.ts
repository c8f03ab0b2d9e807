import type { CompiledJourney } from '../model';
import { callUsesOf, readsThroughFacts } from '../program';

/** Whether the allow-list names the path, or one that it lies in. */
export const isAllowed = ({ persist }: CompiledJourney, path: string): boolean =>
  persist.allow.some((allowed) => path === allowed || path.startsWith(`${allowed}.`));

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
]);

const declaredPaths = ({ records, steps }: CompiledJourney): readonly string[] => [
  ...Object.keys(records),
  ...steps.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => fields.map(({ path }) => path)),
  ),
];

/** Lookups whose calls are made with an answer that may not be stored. */
export function lookupsToldTooMuch(journey: CompiledJourney): ReadonlySet<string> {
  const declared = declaredPaths(journey);
  // An object that lies above answers holds no more than they do.
  const isOfAllowed = (path: string): boolean => {
    const inside = declared.filter((one) => one.startsWith(`${path}.`));
    return inside.length > 0 && inside.every((one) => isAllowed(journey, one));
  };
  const isTooMuch = (path: string): boolean =>
    !elsewhere.has(path.split('.', 1)[0] ?? '') && !isAllowed(journey, path) && !isOfAllowed(path);
  return new Set(
    callUsesOf(journey)
      .filter((use) => [...readsThroughFacts(journey, { ...use.with })].some(isTooMuch))
      .map((use) => use.as),
  );
}
