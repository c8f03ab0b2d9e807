import type { CompiledSection, Json, Rule } from '../engine';
import { operationOf, pathOf } from '../rules';

/** What a variant of a section is in force for. */
export interface VariantUse {
  /** The section's own relevance, whatever the variant. */
  readonly own: Rule;
  /** Ids that it stands for; for the default, those that it does not. */
  readonly ids: readonly string[];
  readonly isDefault: boolean;
  /** Path of the id; null where a rule works it out. */
  readonly by: string | null;
}

/** As the compiler lays it into the relevance: the section's own first, then the variant's. */
export function variantOf({ relevant, variant }: CompiledSection): VariantUse {
  if (variant === null) return { own: relevant, ids: [], isDefault: false, by: null };
  const joined = operationOf(relevant);
  const [own = true, applies = relevant] = joined?.operator === 'and' ? joined.given : [];
  const operation = operationOf(applies);
  if (operation?.operator === '!') {
    const [listed = null] = operation.given;
    return { own, ids: idsOf(listed), isDefault: true, by: byOf(listed) };
  }
  return { own, ids: idsOf(applies), isDefault: false, by: byOf(applies) };
}

/** An id that looks like a number stands as a number and as text. */
function idsOf(rule: Rule): readonly string[] {
  const list: Json = operationOf(rule)?.given[1] ?? null;
  return Array.isArray(list) ? [...new Set((list as readonly Json[]).map(String))] : [];
}

const byOf = (rule: Rule): string | null => pathOf(operationOf(rule)?.given[0] ?? null);
