import { questionKey, type Part, type PlacedRule } from '../../journey';
import type { Json, JsonObject } from '../../engine';
import { isObject } from '../../rules';

/** Stands where a value comes to stand that the journey says. */
export const unknown = '?';

/** What is to be expected of a place, with what is not known yet as `unknown`; nothing where nobody sees it. */
export function expectedOf({ part, way }: PlacedRule): JsonObject {
  for (let at: Part | null = part; at !== null; at = at.owner) {
    const made = ofPart(at, at === part ? way : []);
    if (made !== null) return made;
  }
  return {};
}

function ofPart(part: Part, way: PlacedRule['way']): JsonObject | null {
  const [key] = way;
  switch (part.kind) {
    case 'section':
      return key === 'relevant' ? { relevant: [part.is.id] } : { shown: [part.is.id] };
    case 'field': {
      const name = questionKey(part.owner.is.id, part.is.name);
      if (key === 'relevant') return { relevant: [name] };
      if (key === 'required') return { required: [name] };
      return key === 'disabled' ? { disabled: [name] } : { shown: [name] };
    }
    case 'option': {
      const field = part.owner.owner;
      const name = questionKey(field.owner.is.id, field.is.name);
      return key === 'unavailable' ? { unavailable: { [name]: [] } } : { options: { [name]: [] } };
    }
    case 'bounds':
      return { bounds: { [questionKey(part.owner.owner.is.id, part.owner.is.name)]: unknown } };
    case 'check':
      return { errors: { [questionKey(part.owner.is.id, part.is.field)]: unknown } };
    case 'action':
      return { shown: [questionKey(part.owner.is.id, part.is.id)] };
    case 'opening':
      return { answers: { [part.is.path]: unknown } };
    case 'content': {
      const name =
        part.owner.kind === 'step' ? part.is.id : questionKey(part.owner.is.id, part.is.id);
      return { content: { [name]: true } };
    }
    case 'textCase':
      return ofText(part);
    case 'change':
      return ofChange(part);
    case 'call':
      return { calls: [] };
    case 'sequence':
      return { sequences: { [part.is.id]: unknown } };
    case 'requirement':
      return { step: unknown, notice: unknown };
    case 'submit':
      return { submit: unknown };
    case 'screen':
      return { items: [] };
    case 'journey':
      return key === 'facts' && typeof way[1] === 'string'
        ? { facts: { [way[1]]: unknown } }
        : null;
    default:
      return null;
  }
}

function ofText(part: Part & { readonly kind: 'textCase' }): JsonObject | null {
  const { owner } = part;
  const [key = ''] = part.way;
  if (owner.kind === 'step' && (key === 'title' || key === 'lead')) return { [key]: unknown };
  if (owner.kind === 'section') return { summaries: { [owner.is.id]: [unknown, unknown] } };
  if (owner.kind === 'content') {
    const { is, owner: around } = owner;
    const name = around.kind === 'step' ? is.id : questionKey(around.is.id, is.id);
    return { content: { [name]: { [key === 'note' ? 'note' : 'text']: unknown } } };
  }
  if (owner.kind === 'option') {
    const field = owner.owner.owner;
    return { options: { [questionKey(field.owner.is.id, field.is.name)]: [] } };
  }
  return null;
}

function ofChange({ is }: Part & { readonly kind: 'change' }): JsonObject | null {
  const paths = [
    ...Object.keys(is.set),
    ...is.clear.filter((path) => !path.startsWith('lookups.')),
  ];
  const answers = Object.fromEntries(paths.map((path) => [path, unknown]));
  const calls = is.call.length > 0 ? { calls: [] } : {};
  if (is.goTo !== null) return { step: unknown };
  return paths.length === 0 && is.call.length === 0
    ? null
    : { ...calls, ...(paths.length > 0 && { answers }) };
}

/** Both together, key by key. */
export function joined(one: JsonObject, other: JsonObject): JsonObject {
  const all: Record<string, Json> = { ...one };
  for (const [key, value] of Object.entries(other)) all[key] = both(all[key], value);
  return all;
}

function both(one: Json | undefined, other: Json): Json {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const names: readonly Json[] = [...(one as readonly Json[]), ...(other as readonly Json[])];
    return [...new Map(names.map((each) => [JSON.stringify(each), each])).values()];
  }
  const isBoth = isObject(one) && isObject(other);
  return isBoth ? joined(one, other) : one;
}
