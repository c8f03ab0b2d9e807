import { equal } from '../../rules';
import { isComposite } from '../answers/composite';
import { getPath } from '../../rules';
import type { Json } from '../model';
import type { CompiledPart } from '../../journey';
import { itemsOf, type PlacedField } from '../program';
import { readerOf, sectionOnPage, type Turn } from './turn';

/** The field of the page that a person could act on; null when it is not there, hidden or disabled. */
export function actionable(turn: Turn, sectionId: string, name: string): PlacedField | null {
  const section = sectionOnPage(turn, sectionId)?.section;
  const field = section?.fields.find((candidate) => candidate.name === name);
  if (section === undefined || field === undefined) return null;
  const view = readerOf(turn)(turn.program.cells.field({ section, field }).view);
  return view.shown && !view.disabled ? { section, field } : null;
}

/**
 * What is stored for the value that a widget hands up; undefined for an option that is not offered,
 * and for an object where a single value is asked for.
 */
export function storedValue(turn: Turn, placed: PlacedField, value: Json): Json | undefined {
  const { field } = placed;
  const { cells, state } = turn.program;
  const read = readerOf(turn);
  // A list is made of items that were saved.
  if (field.list !== null) return undefined;
  if (field.parts !== null) return composed(field.parts, value);
  if (value === false && field.type === 'boolean' && field.options === null) return field.unticked;
  if (value === null) return null;
  if (field.options === null) {
    return typeof value === 'object' && field.type !== 'object' ? undefined : value;
  }
  const option = read(cells.field(placed).options).find((candidate) =>
    equal(candidate.value, value),
  );
  if (option === undefined || option.unavailable) return undefined;
  const { options } = field;
  if (options.kind === 'list' || options.keep.length === 0) return value;
  const lookup = read(state.lookup(options.lookup));
  const item = itemsOf(lookup, options.at).find((entry) =>
    equal(getPath(entry, options.value), value),
  );
  return Object.fromEntries(options.keep.map((key) => [key, getPath(item, key)]));
}

/** An object of the parts that are filled; null when none is. */
function composed(parts: readonly CompiledPart[], value: Json): Json | undefined {
  if (value === null) return null;
  if (!isComposite(parts, value)) return undefined;
  // A blank that is being typed stays, so that words can follow it.
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== '');
  return filled.length === 0 ? null : Object.fromEntries(filled);
}
