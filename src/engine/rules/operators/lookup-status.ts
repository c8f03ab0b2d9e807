import type { Lookup } from '../../model';
import type { Scope } from '../scope';

/** idle, loading, ready or failed. */
export function lookupStatus(this: Scope, lookup: unknown): Lookup['status'] {
  return this.status(String(lookup));
}
