import type { Json, Template } from '../../engine';
import { isRule } from '../../rules';
import { bodyProperties, checkNames, resolve } from '../contract';
import type { Context } from '../context';
import { compileTyped, type Scope } from '../rules';
import type { Cursor } from '../source';

/** What a directory says, and not a key that happens to be called so. */
function isEntry(value: object, { symbols }: Context): boolean {
  const { entry } = value as { readonly entry?: unknown };
  const isAlone = Object.keys(value).every((key) => key === 'entry' || key === 'source');
  if (!isAlone || !Array.isArray(entry) || entry.length !== 3) return false;
  const [directory] = entry as readonly unknown[];
  return typeof directory === 'string' && symbols.directories.has(directory);
}

/** A body in wire names, held against the contract's schema; null where none is known. */
export function compileTemplate(
  at: Cursor<Template>,
  schema: Json | null,
  scope: Scope,
  context: Context,
): Template {
  const { value } = at;
  if (typeof value !== 'object' || value === null) return value;
  if (isRule(value) || isEntry(value, context)) return compileTyped(at, scope, context).rule;
  if (Array.isArray(value)) {
    const list = value as readonly Template[];
    const item = schema === null ? null : (resolve(schema, context.contract)['items'] ?? null);
    return list.map((each, index) => compileTemplate(at.part(index, each), item, scope, context));
  }
  const object = value as Readonly<Record<string, Template>>;
  const known = schema === null ? null : bodyProperties(schema, context.contract);
  if (known !== null && !known.open) {
    const names = { names: known.properties.keys(), required: known.required };
    checkNames(at.as(object), object, { ...names, where: 'The contract' }, context);
  }
  return Object.fromEntries(
    Object.entries(object).map(([key, each]) => [
      key,
      compileTemplate(at.part(key, each), known?.properties.get(key) ?? null, scope, context),
    ]),
  );
}
