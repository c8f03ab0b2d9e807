import { equal } from '../answers/equal';
import { getPath, isEmpty, wordsOf } from '../answers/path';
import type { FieldView, Json, Lookup, OptionView, ShapeViolation } from '../model';
import { evaluate, holds, type Scope } from '../rules';
import { message } from './message';
import { fieldKey, fieldNode, node, sectionKey, targetOf } from './names';
import type { Kit } from './kit';
import { addOptions } from './option-nodes';
import type { PlacedField } from './resolver';
import { fromShape, type Violation } from './violation';

/** Relevance, options, violations and view of one field. */
export function addField(kit: Kit, placed: PlacedField): void {
  addRelevance(kit, placed);
  addOptions(kit, placed);
  addViolations(kit, placed);
  addView(kit, placed);
}

function addRelevance({ reader, add }: Kit, { section, field }: PlacedField): void {
  const whole = node.relevant(sectionKey(section));
  add({
    id: node.relevant(fieldNode(section, field)),
    needs: [whole, ...reader.needs(field.relevant)],
    compute: (read) => read(whole) === true && holds(field.relevant, reader.scope(read)),
  });
}

/** The value as a widget takes it: of an answer that keeps an object, the option's value. */
export function shownValue({ field }: PlacedField, answer: Json): Json {
  const { options } = field;
  return options?.kind === 'lookup' && options.keep.length > 0
    ? getPath(answer, options.value)
    : answer;
}

function addViolations({ reader, add }: Kit, placed: PlacedField): void {
  const { section, field } = placed;
  const id = fieldNode(section, field);
  const relevant = node.relevant(id);
  const answer = node.answer(field.path);
  const shape = node.shape(sectionKey(section));
  const options = field.options === null ? [] : [node.options(id)];
  const list = field.options?.kind === 'lookup' ? [node.lookup(field.options.lookup)] : [];
  const checks = section.checks.filter((check) => check.field === field.name);
  const rules = [field.required, field.bounds?.by ?? null, ...checks.map((check) => check.assert)];

  const outOfBounds = (value: Json, scope: Scope): Violation | null => {
    if (field.bounds === null || typeof value !== 'number') return null;
    const bounds = boundsOf(field.bounds, scope);
    if (bounds === null || (value >= bounds[0] && value <= bounds[1])) return null;
    return { rule: 'between', min: bounds[0], max: bounds[1] };
  };

  add({
    id: node.violations(id),
    needs: [relevant, answer, shape, ...options, ...list, ...reader.needs(...rules)],
    compute: (read): readonly Violation[] => {
      if (read(relevant) !== true) return [];
      const scope = reader.scope(read);
      const value = read(answer) as Json;
      const missing = field.mustAccept ? value !== true : isEmpty(value);
      if (missing) return holds(field.required, scope) ? [{ rule: 'required' }] : [];
      const found: Violation[] = (read(shape) as readonly ShapeViolation[])
        .filter((violation) => violation.field === field.name)
        .map(fromShape);
      const bounds = outOfBounds(value, scope);
      if (bounds !== null) found.push(bounds);
      const offered = options[0] === undefined ? null : (read(options[0]) as readonly OptionView[]);
      const listed = list[0] === undefined || (read(list[0]) as Lookup).status === 'ready';
      if (offered !== null && listed && !isOffered(offered, shownValue(placed, value))) {
        found.push({ rule: 'notOffered' });
      }
      for (const check of checks) {
        if (!holds(check.assert, scope)) found.push({ rule: check.id });
      }
      return found;
    },
  });
}

const isOffered = (options: readonly OptionView[], value: Json): boolean =>
  options.some((option) => !option.unavailable && equal(option.value, value));

/** Bounds of the case in force; null when no case has them. */
function boundsOf(
  bounds: NonNullable<PlacedField['field']['bounds']>,
  scope: Scope,
): readonly [number, number] | null {
  if (bounds.by === null) return Object.values(bounds.cases)[0] ?? null;
  return bounds.cases[wordsOf(evaluate(bounds.by, scope))] ?? null;
}

function addView(kit: Kit, placed: PlacedField): void {
  const { reader, add } = kit;
  const { section, field } = placed;
  const id = fieldNode(section, field);
  const ids = {
    relevant: node.relevant(id),
    answer: node.answer(field.path),
    violations: node.violations(id),
    touched: node.touched(fieldKey(section, field)),
  };
  const options = field.options === null ? [] : [node.options(id)];
  const list = field.options?.kind === 'lookup' ? [node.lookup(field.options.lookup)] : [];
  const rules = [field.visible, field.required, field.disabled, field.bounds?.by ?? null];
  const texts = [field.label, field.hint, field.reason, field.disabledReason];
  add({
    id: node.field(id),
    needs: [
      ...Object.values(ids),
      ...options,
      ...list,
      ...reader.needs(...rules),
      ...reader.textNeeds(...texts),
    ],
    compute: (read): FieldView => {
      const scope = reader.scope(read);
      const first = (read(ids.violations) as readonly Violation[])[0];
      return {
        name: field.name,
        key: fieldKey(section, field),
        target: targetOf(section, field),
        label: reader.fill(field.label, read),
        hint: reader.fill(field.hint, read),
        reason: reader.fill(field.reason, read),
        value: shownValue(placed, read(ids.answer) as Json),
        shown: read(ids.relevant) === true && holds(field.visible, scope),
        required: holds(field.required, scope),
        disabled: holds(field.disabled, scope),
        disabledReason: reader.fill(field.disabledReason, read),
        options: options[0] === undefined ? null : (read(options[0]) as readonly OptionView[]),
        optionsStatus: list[0] === undefined ? 'ready' : (read(list[0]) as Lookup).status,
        bounds: field.bounds === null ? null : boundsOf(field.bounds, scope),
        error:
          first === undefined || read(ids.touched) !== true ? null : message(kit, placed, first),
      };
    },
  });
}
