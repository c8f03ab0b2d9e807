import { getPath } from '../../../rules';
import type { JsonObject } from '../../model';
import type { CompiledList, CompiledSection } from '../../../journey';
import { fieldKey, itemsIn, type PlacedField } from '../../program';
import { actionable } from '../field';
import type { Turn } from '../turn';

interface OpenList {
  readonly placed: PlacedField;
  readonly key: string;
  readonly list: CompiledList;
  /** The section that asks for one of them. */
  readonly item: CompiledSection;
  readonly items: readonly JsonObject[];
}

/** The list of the page that a person could act on; null when it is not there, hidden or disabled. */
export function listOf(
  turn: Turn,
  at: { readonly section: string; readonly field: string },
): OpenList | null {
  const placed = actionable(turn, at.section, at.field);
  if (placed === null || placed.field.list === null) return null;
  const key = fieldKey(placed.section, placed.field);
  const item = turn.program.resolver.items.get(key);
  if (item === undefined) return null;
  const items = itemsIn(getPath(turn.state.answers, placed.field.path));
  return { placed, key, list: placed.field.list, item, items };
}
