import {
  isOfFiles,
  messageKey,
  type CompiledBounds,
  type CompiledField,
  type CompiledText,
  type ShapeViolation,
} from '../../journey';
import {
  equal,
  evaluate,
  evaluateAll,
  getPath,
  holds,
  isEmpty,
  isObject,
  type Scope,
  wordsOf,
} from '../../rules';
import { own, withoutEmpty } from '../answers/path';
import type { Json, OptionView } from '../model';
import { usesFiles } from '../seldom';
import { fill, plain } from '../text';
import type { Cell, Kit, Read } from './kit';
import { eachOf, shownValue } from './options-cell';
import { fieldKey, type PlacedField, placedKey } from './resolver';

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
        : isSending(kit, placed, read)
          ? [{ rule: 'sending' }]
          : [];
      const missing = field.mustAccept ? value !== true : isEmpty(value);
      if (missing) {
        return holds(field.required, scope) ? [...unsaved, { rule: 'required' }] : unsaved;
      }
      const found = [...unsaved, ...wrongShape(value)];
      const bounds = outOfBounds(field, value, scope);
      if (bounds !== null) found.push(bounds);
      for (const check of checks) {
        if (!holds(check.assert, scope))
          found.push({ rule: check.id, ...evaluateAll(check.gives ?? {}, scope) });
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
    const found = shapeViolations(validate(whole), field.parts !== null);
    const isBegun = field.parts?.some(({ name }) => getPath(whole, name) !== null) === true;
    return isBegun ? found : found.filter(({ rule }) => rule !== 'required');
  };
}

/** Somebody would lose what is new in the draft of a list. */
export function isUnsaved(
  { resolver, cells }: Kit,
  { section, field }: PlacedField,
  read: Read,
): boolean {
  const item = field.list === null ? undefined : resolver.items.get(fieldKey(section, field));
  return item !== undefined && read(cells.section(item).drafted)?.unsaved === true;
}

/** A file was chosen and is not stored. */
const isSending = ({ state }: Kit, { section, field }: PlacedField, read: Read): boolean =>
  usesFiles &&
  isOfFiles(field) &&
  read(state.ofFiles('sending')(fieldKey(section, field))).length > 0;

function outOfBounds(field: CompiledField, value: Json, scope: Scope): Violation | null {
  if (field.bounds === null || typeof value !== 'number') return null;
  const [min, max] = boundsOf(field.bounds, scope) ?? [value, value];
  return value >= min && value <= max ? null : { rule: 'between', min, max };
}

/** True as well where nothing is offered to choose from, or not yet. */
function isAmongOptions({ cells, state }: Kit, placed: PlacedField, value: Json, read: Read) {
  const { options } = placed.field;
  if (options === null) return true;
  const offered = read(cells.field(placed).options);
  const isThere =
    options.kind !== 'lookup' || read(state.lookup(options.lookup)).status === 'ready';
  return (
    !isThere ||
    eachOf(placed.field, shownValue(placed, value)).every((one) => isOffered(offered, one))
  );
}

const isOffered = (options: readonly OptionView[], value: Json): boolean =>
  options.some((option) => !option.unavailable && equal(option.value, value));

/** Bounds of the case in force; null when no case has them. */
export function boundsOf(bounds: CompiledBounds, scope: Scope): readonly [number, number] | null {
  if (bounds.by === null) return Object.values(bounds.cases)[0] ?? null;
  return own(bounds.cases, wordsOf(evaluate(bounds.by, scope))) ?? null;
}

/** How an answer breaks a rule: the rule's name, and what its message may name. */
export interface Violation {
  readonly rule: string;
  readonly min?: number;
  readonly max?: number;
  readonly n?: number;
  /** Of a composite answer: the part that breaks it. */
  readonly part?: string;
}

/** The rule that a JSON Schema keyword stands for. */
export function fromShape(violation: ShapeViolation): Violation {
  const found = ofKeyword(violation);
  const missing = violation.params['missingProperty'];
  const part = typeof missing === 'string' ? missing : violation.part;
  return part === undefined ? found : { ...found, part };
}

const fileKeywords: readonly string[] = usesFiles
  ? ['maxFiles', 'minFiles', 'fileTypes', 'megabytes']
  : [];

const keywords = [
  ...[
    'required',
    'type',
    'const',
    'enum',
    'maxItems',
    'alone',
    'maxChoices',
    'minChoices',
    ...fileKeywords,
    'maxLength',
    'minLength',
    'maxWords',
    'minWords',
    'pattern',
    'format',
  ],
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
];
/** What the shape of one field breaks, in the order of the language: the whole, then part by part, keyword by keyword. */
function shapeViolations(
  all: readonly ShapeViolation[],
  isComposite: boolean,
): readonly Violation[] {
  const found = isComposite ? all : ofWhole(all);
  const parts = [...new Set(found.map(({ part }) => part))];
  const place = ({ part, keyword }: ShapeViolation): number =>
    parts.indexOf(part) * keywords.length + keywords.indexOf(keyword);
  return found.toSorted((a, b) => place(a) - place(b)).map(fromShape);
}

/** Of a list: each keyword is broken once, by the list, however many of its items break it (S16). */
function ofWhole(all: readonly ShapeViolation[]): readonly ShapeViolation[] {
  const byKeyword = new Map(all.map((one) => [one.keyword, { ...one, part: undefined }]));
  return [...byKeyword.values()];
}

function ofKeyword({ keyword, params }: ShapeViolation): Violation {
  const { limit } = params;
  if (usesFiles && fileKeywords.includes(keyword))
    return keyword === 'fileTypes' ? { rule: keyword } : { rule: keyword, n: Number(limit) };
  const named = (as: 'n' | 'min' | 'max'): Violation =>
    typeof limit === 'number' ? { rule: keyword, [as]: limit } : { rule: keyword };
  switch (keyword) {
    case 'type':
      return { rule: own(typeRules, wordsOf(params['type'])) ?? 'invalid' };
    case 'minLength':
    case 'maxLength':
    case 'minWords':
    case 'maxWords':
    case 'minChoices':
    case 'maxChoices':
      return named('n');
    case 'minimum':
      return named('min');
    case 'maximum':
      return named('max');
    case 'maxItems':
      return { rule: keyword, ...params };
    case 'format':
      return { rule: wordsOf(params['format']) };
    default:
      return { rule: keyword };
  }
}

const typeRules: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };

/** What is said of a violation: the field's own words, a variant's first, else the rule's, else the default. */
export function message(
  { journey }: Pick<Kit, 'journey'>,
  placed: PlacedField,
  violation: Violation,
): string {
  const { fields, rules, default: last } = journey.messages;
  const { section, field } = placed;
  const text: CompiledText =
    own(fields, messageKey(placedKey(section, field), violation.rule)) ??
    own(fields, messageKey(fieldKey(section, field), violation.rule)) ??
    own(rules, violation.rule) ??
    last;
  const part = field.parts?.find(({ name }) => name === violation.part);
  const words = { label: part?.subject ?? field.subject, ...violation };
  return plain(
    fill(text, {
      locale: journey.locale,
      read: (path) => own<string | number>(words, path) ?? null,
      label: () => '',
    }),
  );
}
