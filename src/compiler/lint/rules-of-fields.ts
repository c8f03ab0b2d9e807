import type { JsonObject } from '../../engine';
import type { Context } from '../context';
import { lineLimit } from '../language';
import type { FieldPlace } from './fields-of';
import { fieldsOf } from './fields-of';

const words = new Set([
  'title',
  'description',
  'type',
  'properties',
  'items',
  'required',
  'format',
]);
const gives: Readonly<Record<string, readonly string[]>> = {
  between: ['min', 'max'],
  minimum: ['min'],
  maximum: ['max'],
  minLength: ['n'],
  maxLength: ['n'],
};
const ofTypes: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };

/** What the message of a rule may name, beside {label}. */
export const placeholdersOf = (rule: string): ReadonlySet<string> =>
  new Set(['label', ...(gives[rule] ?? [])]);

/** `section.field` → the rules that its answer can break, in any variant. */
export function rulesOfFields(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const field of fieldsOf(context)) {
    const key = `${field.section.value.id}.${field.name}`;
    found.set(key, new Set([...(found.get(key) ?? []), ...rulesOf(field)]));
  }
  for (const { host, list } of context.symbols.lists.values()) {
    const name = list.value.at.split('.').at(-1) ?? '';
    const key = `${host.value.id}.${name}`;
    const checks = (host.value.checks ?? []).filter(({ field }) => field === name);
    const rules = ['required', 'unsaved', 'maxItems', ...checks.map(({ id }) => id)];
    found.set(key, new Set([...(found.get(key) ?? []), ...rules]));
  }
  return found;
}

function rulesOf({ name, schema, section }: FieldPlace): readonly string[] {
  const { required, options, bounds, checks = [] } = section.value;
  return [
    ...(required?.[name] === undefined ? [] : ['required']),
    ...(options?.[name] === undefined ? [] : ['notOffered']),
    ...(bounds?.[name] === undefined ? [] : ['between']),
    ...checks.filter(({ field }) => field === name).map(({ id }) => id),
    ...ofSchema(schema.value),
    ...(lineLimit(name, schema.value, section.value) === null ? [] : ['maxLength']),
  ];
}

/** Rules by the keywords of a schema, and of its parts. */
function ofSchema(schema: JsonObject): readonly string[] {
  const { type, format, properties } = schema;
  return [
    (typeof type === 'string' ? ofTypes[type] : undefined) ?? 'invalid',
    ...(typeof format === 'string' ? [format] : []),
    ...(schema['required'] === undefined ? [] : ['required']),
    ...Object.keys(schema).filter((keyword) => !words.has(keyword)),
    ...Object.values((properties ?? {}) as Readonly<Record<string, JsonObject>>).flatMap(ofSchema),
  ];
}
