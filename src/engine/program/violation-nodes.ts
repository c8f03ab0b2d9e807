import { equal } from '../answers/equal';
import { isEmpty } from '../answers/path';
import type { Json, Lookup, OptionView, ShapeViolation } from '../model';
import { holds, type Scope } from '../rules';
import { boundsOf } from './bounds';
import type { Kit } from './kit';
import type { Drafted } from './draft-nodes';
import { fieldKey, fieldNode, node, sectionKey } from './names';
import type { PlacedField } from './resolver';
import { shownValue } from './shown-value';
import { fromShape, type Violation } from './violation';

/** What is wrong with an answer: missing, of the wrong shape, out of bounds, failing a check, or not offered. */
export function addViolations({ reader, add }: Kit, placed: PlacedField): void {
  const { section, field } = placed;
  const id = fieldNode(section, field);
  const relevant = node.relevant(id);
  const answer = node.answer(field.path);
  const shape = node.shape(sectionKey(section));
  const options = field.options === null ? [] : [node.options(id)];
  const list = field.options?.kind === 'lookup' ? [node.lookup(field.options.lookup)] : [];
  const checks = section.checks.filter((check) => check.field === field.name);
  const drafted = field.list === null ? [] : [node.drafted(fieldKey(section, field))];
  const rules = [field.required, field.bounds?.by ?? null, ...checks.map((check) => check.assert)];

  const outOfBounds = (value: Json, scope: Scope): Violation | null => {
    if (field.bounds === null || typeof value !== 'number') return null;
    const bounds = boundsOf(field.bounds, scope);
    if (bounds === null || (value >= bounds[0] && value <= bounds[1])) return null;
    return { rule: 'between', min: bounds[0], max: bounds[1] };
  };

  add({
    id: node.violations(id),
    needs: [relevant, answer, shape, ...options, ...list, ...drafted, ...reader.needs(...rules)],
    compute: (read): readonly Violation[] => {
      if (read(relevant) !== true) return [];
      const scope = reader.scope(read);
      const value = read(answer) as Json;
      const draft = drafted[0] === undefined ? null : (read(drafted[0]) as Drafted | null);
      const unsaved: readonly Violation[] = draft?.unsaved === true ? [{ rule: 'unsaved' }] : [];
      const missing = field.mustAccept ? value !== true : isEmpty(value);
      if (missing) {
        return holds(field.required, scope) ? [...unsaved, { rule: 'required' }] : unsaved;
      }
      const found: Violation[] = (read(shape) as readonly ShapeViolation[])
        .filter((violation) => violation.field === field.name)
        .map(fromShape);
      found.unshift(...unsaved);
      const bounds = outOfBounds(value, scope);
      if (bounds !== null) found.push(bounds);
      for (const check of checks) {
        if (!holds(check.assert, scope)) found.push({ rule: check.id });
      }
      // Last: a check knows why, this only that it is so.
      const offered = options[0] === undefined ? null : (read(options[0]) as readonly OptionView[]);
      const listed = list[0] === undefined || (read(list[0]) as Lookup).status === 'ready';
      if (offered !== null && listed && !isOffered(offered, shownValue(placed, value))) {
        found.push({ rule: 'notOffered' });
      }
      return found;
    },
  });
}

const isOffered = (options: readonly OptionView[], value: Json): boolean =>
  options.some((option) => !option.unavailable && equal(option.value, value));
