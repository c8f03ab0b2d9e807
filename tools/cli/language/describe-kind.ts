import { resolve, type Found, type Kind, type SchemaNode, type Schemas } from './schemas';

/** One key with what it may hold, however deep it stands. */
interface Entry {
  readonly key: string;
  readonly required: boolean;
  readonly node: SchemaNode;
  readonly file: string;
}

/** What has been described already: the same key with the same schema is said once. */
export type Told = Map<string, string>;

/** Chapter of one kind of file: every key with its sentence and an example. */
export function describeKind(kind: Kind, schemas: Schemas, told: Told): string {
  const schema = schemas.get(kind.schema);
  if (schema === undefined) throw new Error(`There is no schema ${kind.schema}.`);
  const name = kind.schema.replace('.schema.json', '');
  const root: Found = { node: schema, file: kind.schema };
  return [
    `## ${name}`,
    `${schema.title ?? name}. \`${kind.place}\``,
    ...(schema.description === undefined ? [] : [schema.description]),
    entriesOf(root, schemas, new Set())
      .map((entry) => describeEntry(entry, 0, name, schemas, told))
      .join('\n'),
  ].join('\n\n');
}

function describeEntry(
  entry: Entry,
  depth: number,
  chapter: string,
  schemas: Schemas,
  told: Told,
): string {
  const { key, node, file } = entry;
  const indent = '  '.repeat(depth);
  const target = reach({ node, file }, schemas);
  const inner = isRule(node) ? [] : entriesOf(target, schemas, new Set());
  const mark = `${key} ${JSON.stringify(node)}`;
  const before = told.get(mark);
  const isNew = before === undefined || inner.length === 0;
  if (isNew) told.set(mark, chapter);
  // Keys that share a shape of their own file differ by what they are for: the shape is told once.
  const shape = node.$ref?.startsWith('#') === true ? `${chapter} ${node.$ref}` : null;
  const alike = shape === null ? undefined : told.get(shape);
  if (shape !== null && alike === undefined) told.set(shape, key);
  const line = [
    `${indent}- **\`${key}\`**`,
    `(${kindOf(node, target.node)}${entry.required ? ', required' : ''})`,
    node.description ?? target.node.description ?? '',
    ...(isNew ? [] : [`Its keys are those in [${before}](#${before}).`]),
    ...(alike === undefined || !isNew || inner.length === 0
      ? []
      : [`Its keys are those of \`${alike}\`.`]),
  ].join(' ');
  const example = (node.examples ?? target.node.examples ?? [])[0];
  const written =
    example === undefined || !isNew ? [] : [`${indent}  \`"${key}": ${JSON.stringify(example)}\``];
  return [
    line,
    ...written.map((each) => `\n${each}\n`),
    ...(isNew && alike === undefined
      ? inner.map((each) => describeEntry(each, depth + 1, chapter, schemas, told))
      : []),
  ].join('\n');
}

const isRule = (node: SchemaNode): boolean => node.$ref?.endsWith('/rule') === true;

function reach(found: Found, schemas: Schemas): Found {
  const { node, file } = found;
  return node.$ref === undefined ? found : reach(resolve(node.$ref, file, schemas), schemas);
}

const parts = 'parts.schema.json';

/** Keys below a schema, through lists, maps and choices; a schema inside itself is not entered. */
function entriesOf(found: Found, schemas: Schemas, above: Set<SchemaNode>): readonly Entry[] {
  const { node, file } = reach(found, schemas);
  // What a rule may be is a chapter of its own.
  if (above.has(node) || node === schemas.get(parts)?.definitions?.['rule']) return [];
  const inside = new Set([...above, node]);
  const own = Object.entries(node.properties ?? {}).map(([key, inner]): Entry => ({
    key,
    required: node.required?.includes(key) === true,
    node: inner,
    file,
  }));
  const deeper = [
    ...(node.items === undefined ? [] : [node.items]),
    ...(typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
  ].flatMap((inner) => (isRule(inner) ? [] : entriesOf({ node: inner, file }, schemas, inside)));
  const seen = new Set<string>();
  return [...own, ...deeper].filter(({ key }) => !seen.has(key) && seen.add(key).size > 0);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
};

function kindOf(node: SchemaNode, target: SchemaNode): string {
  if (isRule(node)) return '[rule](#rules)';
  const values = target.enum ?? target.else?.enum;
  if (values !== undefined) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const types = [target.type ?? []].flat();
  return types.length === 0 ? 'any' : types.map((type) => typeNames[type] ?? type).join(' or ');
}
