import { equal, getPath, holds, isEmpty, isObject, wordsOf, type Scope } from '../../rules';
import { own } from '../answers/own';
import { withoutEmpty } from '../answers/path';
import type { Json, OptionView } from '../model';
import type { CompiledField } from '../../journey';
import { boundsOf } from './bounds';
import type { Cell, Read } from './cell';
import type { Kit } from './kit';
import { fieldKey } from './names';
import type { PlacedField } from './resolver';
import { shownValue } from './shown-value';
import { shapeViolations, type Violation } from './violation';

/** What is wrong with an answer: missing, of the wrong shape, out of bounds, failing a check, or not offered. */
export function violationsCell(
  kit: Kit,
  placed: PlacedField,
  name: string,
): Cell<readonly Violation[]> {
  const { section, field } = placed;
  const checks = section.checks.filter((check) => check.field === field.name);
  const wrongShape = shapeOf(kit, placed);
  return {
    name,
    compute: (read) => {
      const { cells, reader } = kit;
      const { relevant } = cells.field(placed);
      if (!read(relevant)) return [];
      const scope = reader.scope(read);
      const value = read(cells.answer(field.path));
      const unsaved: readonly Violation[] = isUnsaved(kit, placed, read)
        ? [{ rule: 'unsaved' }]
        : [];
      const missing = field.mustAccept ? value !== true : isEmpty(value);
      if (missing) {
        return holds(field.required, scope) ? [...unsaved, { rule: 'required' }] : unsaved;
      }
      const found = [...unsaved, ...wrongShape(value)];
      const bounds = outOfBounds(field, value, scope);
      if (bounds !== null) found.push(bounds);
      for (const check of checks) {
        if (!holds(check.assert, scope)) found.push({ rule: check.id });
      }
      // Last: a check knows why, this only that it is so.
      if (!isAmongOptions(kit, placed, value, read)) found.push({ rule: 'notOffered' });
      return found;
    },
  };
}

/**
 * What is wrong with the shape of an answer that is there. Its parts that are empty are not, and
 * none has to be there until one is.
 */
function shapeOf(
  { validators }: Kit,
  { section, field }: PlacedField,
): (value: Json) => readonly Violation[] {
  const ofSection = own(validators, wordsOf(section.schema['$id']));
  const validate = ofSection && own(ofSection, field.name);
  if (validate === undefined) return () => [];
  return (value) => {
    const whole = isObject(value) ? withoutEmpty(value) : value;
    const found = shapeViolations(validate(whole));
    const isBegun = field.parts?.some(({ name }) => getPath(whole, name) !== null) === true;
    return isBegun ? found : found.filter(({ rule }) => rule !== 'required');
  };
}

/** Somebody would lose what is new in the draft of a list. */
function isUnsaved({ resolver, cells }: Kit, { section, field }: PlacedField, read: Read): boolean {
  const item = field.list === null ? undefined : resolver.items.get(fieldKey(section, field));
  return item !== undefined && read(cells.section(item).drafted)?.unsaved === true;
}

function outOfBounds(field: CompiledField, value: Json, scope: Scope): Violation | null {
  if (field.bounds === null || typeof value !== 'number') return null;
  const bounds = boundsOf(field.bounds, scope);
  if (bounds === null || (value >= bounds[0] && value <= bounds[1])) return null;
  return { rule: 'between', min: bounds[0], max: bounds[1] };
}

/** True as well where nothing is offered to choose from, or not yet. */
function isAmongOptions({ cells, state }: Kit, placed: PlacedField, value: Json, read: Read) {
  const { options } = placed.field;
  if (options === null) return true;
  const offered = read(cells.field(placed).options);
  const isThere = options.kind === 'list' || read(state.lookup(options.lookup)).status === 'ready';
  return !isThere || isOffered(offered, shownValue(placed, value));
}

const isOffered = (options: readonly OptionView[], value: Json): boolean =>
  options.some((option) => !option.unavailable && equal(option.value, value));
