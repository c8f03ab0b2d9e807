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

/** Lookups whose calls are made with an answer that may not be stored. */
export function lookupsToldTooMuch(journey: CompiledJourney): ReadonlySet<string> {
  const isTooMuch = (path: string): boolean =>
    !elsewhere.has(path.split('.', 1)[0] ?? '') && !isAllowed(journey, path);
  return new Set(
    callUsesOf(journey)
      .filter((use) => [...readsThroughFacts(journey, { ...use.with })].some(isTooMuch))
      .map((use) => use.as),
  );
}
