import { InputError } from '../../project';
import { nearest } from '../../../src/compiler';
import type { JsonObject } from '../../../src/engine';

/** What is added to a configuration, worked out whole before anything is written. */
export interface Addition {
  /** Path from the configuration's folder → text, of files that are new or changed. */
  readonly files: ReadonlyMap<string, string>;
  /** `path`, or `path: key`, for whoever asked for it. */
  readonly changed: readonly string[];
  /** What only a person can fill in. */
  readonly left: readonly string[];
}

/** What a kind of addition is given. */
export interface Asked {
  readonly name: string;
  /** Value of an option such as `title`; null when it was left out. */
  readonly option: (name: string) => string | null;
  readonly isRequired: boolean;
  /** Path from the configuration's folder → text; none for a drawing. */
  readonly files: ReadonlyMap<string, string>;
  readonly contract: () => JsonObject;
  /** The text of a drawing. */
  readonly drawing: (path: string) => string;
}

/** The JSON of a file of the configuration. */
export function valueOf(files: ReadonlyMap<string, string>, path: string): JsonObject {
  try {
    return JSON.parse(files.get(path) ?? '{}') as JsonObject;
  } catch {
    throw new InputError(
      `${path} is not JSON as it stands.`,
      'mend it first; journey check says where. Nothing was changed',
    );
  }
}

/** A text at a key of a file; empty where there is none. */
export function textAt(files: ReadonlyMap<string, string>, path: string, key: string): string {
  const value = valueOf(files, path)[key];
  return typeof value === 'string' ? value : '';
}

/** `$schema` of a file, by the way that journey.json takes to the schemas. */
export function schemaFor(
  files: ReadonlyMap<string, string>,
  path: string,
  kind: string,
): { readonly $schema: string } {
  const way = textAt(files, 'journey.json', '$schema').replace(/journey\.schema\.json$/, '');
  return { $schema: `${'../'.repeat(path.split('/').length - 1)}${way}${kind}.schema.json` };
}

const kinds = {
  camel: [/^[a-z][A-Za-z0-9]*$/, 'in camel case, such as ownPhone'],
  kebab: [/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'in lower case with hyphens, such as own-phone'],
} as const;

/** @throws InputError for a name that the language would not take */
export function requireName(name: string, kind: keyof typeof kinds): void {
  const [pattern, help] = kinds[kind];
  if (pattern.test(name)) return;
  throw new InputError(`\`${name}\` is no name here.`, `write it ${help}. Nothing was changed`);
}

/** @throws InputError when nothing of that name is there */
export function requirePlace(what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const near = nearest(name, known);
  throw new InputError(
    `There is no ${what} \`${name}\`.`,
    `${near === null ? `known: ${known.join(', ') || 'none'}` : `did you mean ${near}?`} Nothing was changed`,
  );
}

/** @throws InputError: the name is taken, and where */
export function refuseTaken(what: string, name: string, where: string): never {
  throw new InputError(
    `There is ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} \`${name}\` already: ${where}.`,
    'choose another name, or change what is there. Nothing was changed',
  );
}

/** @throws InputError when an option that this kind of addition needs was left out */
export function requireOption({ option }: Asked, name: string, example: string): string {
  const given = option(name);
  if (given !== null && given.trim() !== '') return given;
  throw new InputError(`--${name} is missing.`, `give --${name} ${example}. Nothing was changed`);
}

export const kebabOf = (camel: string): string =>
  camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const camelOf = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Two parts with a dot between, such as `home.phone`. */
export function twoParts(name: string, example: string): readonly [string, string] {
  const [outer = '', inner = '', more] = name.split('.');
  if (outer !== '' && inner !== '' && more === undefined) return [outer, inner];
  throw new InputError(
    `\`${name}\` does not say where.`,
    `write it as ${example}. Nothing was changed`,
  );
}
