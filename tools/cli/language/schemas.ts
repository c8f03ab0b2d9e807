/** A JSON Schema, as far as the reference reads it. */
export interface SchemaNode {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly else?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly examples?: readonly unknown[];
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
}

/** Schemas by the name of their file, as other schemas refer to them. */
export type Schemas = ReadonlyMap<string, SchemaNode>;

/** What a `$ref` leads to, with the file that it stands in. */
export interface Found {
  readonly node: SchemaNode;
  readonly file: string;
}

/** @throws {Error} for a reference that leads nowhere. */
export function resolve(reference: string, file: string, schemas: Schemas): Found {
  const [path = '', pointer = ''] = reference.split('#');
  const name = path === '' ? file : path.replace(/^\.\//, '');
  let node: unknown = schemas.get(name);
  for (const key of pointer.split('/').filter((part) => part !== '')) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  }
  if (typeof node !== 'object' || node === null) {
    throw new Error(`${file} refers to ${reference}, which is not there.`);
  }
  return { node, file: name };
}

/** Every schema of the config language, and what they share, by the name of its file. */
export const schemas: Schemas = new Map(
  Object.entries(
    import.meta.glob<SchemaNode>('../../../schemas/*.schema.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, schema]) => [path.slice(path.lastIndexOf('/') + 1), schema]),
);

/** A kind of file of the config language, in the order of the reference. */
export interface Kind {
  readonly schema: string;
  readonly place: string;
}

const kind = (schema: string, place: string): Kind => ({ schema: `${schema}.schema.json`, place });

export const kinds: readonly Kind[] = [
  kind('journey', 'journey.json'),
  kind('step', 'steps/<step>/step.json'),
  kind('section', 'steps/<step>/<section>.json'),
  kind('directory', '<variants>/directory.json'),
  kind('consent-variant', '<variants>/<variant>.json'),
  kind('facts', 'facts/<any>.json'),
  kind('formats', 'formats.json'),
  kind('calendar', 'calendars/<calendar>.json'),
  kind('bundle', 'bundles/<bundle>.json'),
  kind('call', 'calls/<call>.json'),
  kind('sequence', 'sequences/<sequence>.json'),
  kind('commit', 'commits/<commit>.json'),
  kind('screen', 'screens/<screen>.json'),
  kind('tracking', 'tracking.json'),
  kind('policies', 'policies.json'),
  kind('locale', 'locales/<tag>.json'),
  kind('wording', 'wording.json'),
  kind('messages', 'messages/<locale>.json'),
  kind('texts', 'messages/<locale>/<any>.json'),
  kind('widget', 'widgets/x-<name>/widget.json'),
  kind('brand', 'brands/<brand>/brand.json'),
  kind('scenario', 'scenarios/<any>.json'),
  kind('household', 'scenarios/households/<household>.json'),
  kind('scenario-settings', 'scenarios/scenarios.json'),
];
