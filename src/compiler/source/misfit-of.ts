const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** `text or a list` for `["string", "array"]`. */
export function nameTypes(types: unknown): string {
  const list = (Array.isArray(types) ? types : [types]).map(String);
  return list.map((type) => typeNames[type] ?? type).join(' or ');
}

const things = (limit: unknown, one: string) => `${String(limit)} ${one}${limit === 1 ? '' : 's'}`;

type Parameters = Readonly<Record<string, unknown>>;

/** What is wrong with a value, by the keyword of the schema that it breaks. */
const misfits: Readonly<Record<string, (parameters: Parameters) => string>> = {
  minLength: ({ limit }) =>
    limit === 1
      ? 'This text must not be empty.'
      : `This text must have at least ${things(limit, 'character')}.`,
  maxLength: ({ limit }) => `This text must have at most ${things(limit, 'character')}.`,
  pattern: ({ pattern }) => `This text must be of the form ${String(pattern)}.`,
  const: ({ allowedValue }) => `This must be ${JSON.stringify(allowedValue)}.`,
  minimum: ({ limit }) => `This must be at least ${String(limit)}.`,
  maximum: ({ limit }) => `This must be at most ${String(limit)}.`,
  exclusiveMinimum: ({ limit }) => `This must be more than ${String(limit)}.`,
  minItems: ({ limit }) => `This list must have at least ${things(limit, 'item')}.`,
  maxItems: ({ limit }) => `This list must have at most ${things(limit, 'item')}.`,
  uniqueItems: () => 'This list has an item twice.',
  contains: ({ allowedValue }) => `This list must have ${JSON.stringify(allowedValue)} in it.`,
  not: () => 'This value has no meaning here.',
};

export const misfitOf = (keyword: string, parameters: Parameters): string =>
  misfits[keyword]?.(parameters) ?? 'This value does not fit here.';
