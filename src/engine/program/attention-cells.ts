import { isEmpty } from '../../rules';
import { joinedLists } from '../graph';
import type { FieldReference } from '../model';
import { isHalfTyped } from '../normalise';
import { type CompiledField, type CompiledSection, sectionKey } from '../../journey';
import { usesFiles } from '../seldom';
import { plain } from '../text';
import type { Cell, Kit, Read } from './kit';
import { message, type Violation } from './violations';
import { fieldKey, lostKey, partTargetOf, type PlacedField, targetOf } from './resolver';

/** Fields of one section that want something of the person. */
interface AttentionCells {
  readonly missing: Cell<readonly FieldReference[]>;
  readonly errors: Cell<readonly FieldReference[]>;
  readonly lost: Cell<readonly FieldReference[]>;
}

/** Worked out by section, so that a key press in one leaves the others alone. */
export function attentionCells(kit: Kit, section: CompiledSection): AttentionCells {
  const key = sectionKey(section);
  const broken = joinedLists(`what is wrong in ${key}`, section.fields, (field, read: Read) =>
    brokenAt(kit, { section, field }, read),
  );
  return {
    missing: {
      name: `what is missing in ${key}`,
      compute: (read) => missingIn(kit, section, read(broken), read),
    },
    errors: {
      name: `errors of ${key}`,
      compute: (read) => errorsOf(kit, section, read(broken), read),
    },
    lost: { name: `what was lost of ${key}`, compute: (read) => lostOf(kit, section, read) },
  };
}

/** A field that breaks a rule. */
interface Broken {
  readonly field: CompiledField;
  readonly violation: Violation;
}

/** The field with the first rule that it breaks; nothing where it breaks none. */
function brokenAt({ cells }: Kit, placed: PlacedField, read: Read): readonly Broken[] {
  const violation = read(cells.field(placed).violations)[0];
  return violation === undefined ? [] : [{ field: placed.field, violation }];
}

function missingIn(
  kit: Kit,
  section: CompiledSection,
  broken: readonly Broken[],
  read: Read,
): readonly FieldReference[] {
  if (broken.length === 0) return [];
  // A field that is not drawn yet is reached by the first one that leads to it.
  const way = firstShown(kit, section, read);
  return broken.map(({ field, violation }) => {
    const words = plain(kit.reader.fill(field.missing, read));
    const isMissing = violation.rule === 'required' && violation.part === undefined;
    const asksOnly = isMissing || isHalfTyped(field, read(kit.cells.answer(field.path)));
    const text = asksOnly && words !== '' ? words : message(kit, { section, field }, violation);
    const isNear = way === undefined || isShown(kit, section, field, read);
    const target = isNear
      ? targetIn(kit, section, { field, violation }, read)
      : targetOf(section, way);
    return reference(section, field, text, target);
  });
}

const errorsOf = (
  kit: Kit,
  section: CompiledSection,
  broken: readonly Broken[],
  read: Read,
): readonly FieldReference[] =>
  broken
    .filter(({ field }) => read(kit.cells.field({ section, field }).touched))
    .map(({ field, violation }) =>
      reference(
        section,
        field,
        message(kit, { section, field }, violation),
        targetIn(kit, section, { field, violation }, read),
      ),
    );

/** One line for each field, and one for all that is medical, at the place of its first. */
function lostOf(kit: Kit, section: CompiledSection, read: Read): readonly FieldReference[] {
  const { cells } = kit;
  const lost = read(cells.lost);
  const fields = section.fields.filter(
    (field) =>
      Object.hasOwn(lost, lostKey(section, field)) &&
      read(cells.field({ section, field }).relevant) &&
      isEmpty(read(cells.answer(field.path))),
  );
  const first = fields.find(({ medical }) => medical);
  const unsent = usesFiles
    ? section.fields.flatMap((field) => unsentAt(kit, { section, field }, read))
    : [];
  const whole = fields.flatMap((field) => {
    const target = targetOf(section, field);
    if (field.medical !== true) return [reference(section, field, field.subject, target)];
    return field === first
      ? [{ section: section.id, field: null, target, text: section.name }]
      : [];
  });
  return unsent.length === 0 ? whole : [...whole, ...unsent];
}

/** Files that were being sent when the page was left, by name (Z57). */
function unsentAt(
  { cells, state }: Kit,
  { section, field }: PlacedField,
  read: Read,
): readonly FieldReference[] {
  const names = read(state.ofFiles('unsent')(fieldKey(section, field)));
  if (names.length === 0 || !read(cells.field({ section, field }).relevant)) return [];
  const text = `${field.subject} (${names.join(', ')})`;
  return [reference(section, field, text, targetOf(section, field))];
}

const reference = (
  section: CompiledSection,
  field: CompiledField,
  text: string,
  target: string,
): FieldReference => ({ section: section.id, field: field.name, target, text });

const isShown = (
  { cells }: Kit,
  section: CompiledSection,
  field: CompiledField,
  read: Read,
): boolean => read(cells.field({ section, field }).view).shown;

const firstShown = (kit: Kit, section: CompiledSection, read: Read): CompiledField | undefined =>
  section.fields.find((field) => isShown(kit, section, field, read));

/** Of a list whose draft is not saved, the first field of that draft. */
function targetIn(kit: Kit, section: CompiledSection, broken: Broken, read: Read): string {
  const { field, violation } = broken;
  const { rule, part } = violation;
  const item = rule === 'unsaved' ? kit.resolver.items.get(fieldKey(section, field)) : undefined;
  if (item !== undefined) {
    const asked = firstShown(kit, item, read);
    if (asked !== undefined) return targetOf(item, asked);
  }
  return part === undefined ? targetOf(section, field) : partTargetOf(section, field, part);
}
