import { getPath } from '../../rules';
import type { Json } from '../model';
import type { PlacedField } from '../program';
import type { Turn } from './turn';

/** Files that are kept at a question, whether it counts or not. */
export function filesAt({ state }: Turn, { field }: PlacedField): readonly Json[] {
  const kept = getPath(state.answers, field.path);
  return Array.isArray(kept) ? (kept as readonly Json[]) : [];
}
