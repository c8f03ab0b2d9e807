import call from '../../schemas/call.schema.json';
import commit from '../../schemas/commit.schema.json';
import variant from '../../schemas/consent-variant.schema.json';
import facts from '../../schemas/facts.schema.json';
import formats from '../../schemas/formats.schema.json';
import parts from '../../schemas/parts.schema.json';
import screen from '../../schemas/screen.schema.json';
import section from '../../schemas/section.schema.json';
import sequence from '../../schemas/sequence.schema.json';
import step from '../../schemas/step.schema.json';
import widgets from '../../schemas/widgets.schema.json';
import { isObject, type Json } from '../../src/rules';

/** What a meta-schema says of a key, as far as a form is drawn from it. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly else?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly examples?: readonly Json[];
  /** In which order its keys are asked for, and which of them at once. */
  readonly form?: Form;
}

export interface Form {
  /** Keys that are asked for also while nothing is said. */
  readonly usual: readonly string[];
  readonly groups: readonly { readonly title: string; readonly keys: readonly string[] }[];
}

/** A schema with the file that its references are within. */
export interface Placed {
  readonly schema: Schema;
  readonly file: string;
  /** Name of the shared definition that it is; empty for none. */
  readonly is: string;
}

const files: Readonly<Record<string, Json>> = {
  'call.schema.json': call,
  'commit.schema.json': commit,
  'consent-variant.schema.json': variant,
  'facts.schema.json': facts,
  'formats.schema.json': formats,
  'parts.schema.json': parts,
  'screen.schema.json': screen,
  'section.schema.json': section,
  'sequence.schema.json': sequence,
  'step.schema.json': step,
  'widgets.schema.json': widgets,
};

/** What stands at a pointer of a meta-schema: null where nothing does. */
export function metaSchema(file: string, pointer = ''): Placed | null {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<Json>((so, key) => (isObject(so) ? (so[key] ?? null) : null), files[file] ?? null);
  return isObject(found) ? resolved({ schema: found, file, is: '' }) : null;
}

/** What a reference leads to, with what is said beside the reference laid over it. */
export function resolved({ schema, file, is }: Placed): Placed {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return { schema, file, is };
  const [other = '', pointer = ''] = $ref.split('#');
  const target = metaSchema(other === '' ? file : other, pointer);
  if (target === null) return { schema: own, file, is };
  const name = pointer.startsWith('/definitions/') ? pointer.slice('/definitions/'.length) : '';
  return {
    schema: { ...target.schema, ...own },
    file: target.file,
    is: is === '' ? (target.is === '' ? name : target.is) : is,
  };
}

const known = new WeakMap<Schema, Map<string, Placed>>();

/** A schema within another; each is followed once. */
export function below({ file }: Placed, schema: Schema): Placed {
  const own = known.get(schema) ?? new Map<string, Placed>();
  known.set(schema, own);
  const found = own.get(file) ?? resolved({ schema, file, is: '' });
  own.set(file, found);
  return found;
}

/** The one that a file of the journey names. */
export function schemaOfFile(file: Json): Placed | null {
  const named = isObject(file) ? (file['$schema'] ?? null) : null;
  return typeof named === 'string' ? metaSchema(named.slice(named.lastIndexOf('/') + 1)) : null;
}

/** Of a text of several sentences the first: what goes beyond it is for who writes files. */
export const sentence = (text: string): string => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;

/** What is said of a key of a question. */
export const aboutKey = (key: string): string =>
  sentence(
    metaSchema('section.schema.json', `/definitions/question/properties/${key}`)?.schema
      .description ?? '',
  );

/** What kinds of private an answer can be. */
export const sensitiveKinds: readonly string[] = parts.definitions.sensitive.enum;

/** Options that a widget understands beside those that all do; null for one of the journey's own. */
export function optionsOfWidget(name: string): readonly string[] | null {
  const all: Readonly<Record<string, { readonly options: readonly string[] }>> =
    widgets.definitions.widgets;
  const own = all[name];
  return own === undefined ? null : [...widgets.definitions.ofEach.options, ...own.options];
}
