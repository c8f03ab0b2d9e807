import type { Found } from '../model/protocol';
import { foundOf, type Desk } from './desk';
import { provedOf } from './prove';

/** What `check` says, and `prove` where there is a journey to prove. */
export function foundIn(desk: Desk): readonly Found[] {
  const { journey, diagnostics } = desk.compiled;
  return [...diagnostics.map(foundOf), ...(journey === null ? [] : provedOf(desk).findings)];
}

/** Errors of the later that the earlier has not. */
export function errorsBetween(before: Desk, after: Desk): readonly Found[] {
  const known = new Set(foundIn(before).map(({ key }) => key));
  return foundIn(after).filter(({ key, severity }) => severity === 'error' && !known.has(key));
}
