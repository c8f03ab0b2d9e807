import type { Json, JsonObject } from '../../engine';
import { isObject, resolve } from './find-operation';

export interface BodyProperties {
  /** Name → schema; a name that several alternatives have is in the first one's shape. */
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** Any other name may stand there too. */
  readonly open: boolean;
}

/** Names that an object may have, over allOf and over every alternative of oneOf and anyOf. */
export function bodyProperties(schema: Json | undefined, contract: JsonObject): BodyProperties {
  const own = resolve(schema, contract);
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  if (isObject(own['properties'])) {
    for (const [name, value] of Object.entries(own['properties'])) properties.set(name, value);
  }
  for (const name of listOf(own['required'])) if (typeof name === 'string') required.add(name);
  const extra = own['additionalProperties'];
  let open = extra === true || isObject(extra);
  let described = own['properties'] !== undefined || extra === false;
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    for (const part of listOf(own[keyword])) {
      const inner = bodyProperties(part, contract);
      described = true;
      for (const [name, value] of inner.properties) {
        if (!properties.has(name)) properties.set(name, value);
      }
      // What one alternative requires, another may not have.
      if (keyword === 'allOf') for (const name of inner.required) required.add(name);
      open ||= inner.open;
    }
  }
  return { properties, required, open: open || !described };
}

export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
