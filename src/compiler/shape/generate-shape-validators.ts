import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { Json } from '../../engine';
import type { CompiledJourney } from '../../journey';
import { ajvOptions } from './ajv-options';
import { schemasOf } from './schemas-of';

/** Characters as JSON Schema counts them: code points. Stands in for AJV's module of the same work. */
const countCharacters = 'const countCharacters = (text) => [...text].length;';
const lengthModule = 'ajv/dist/runtime/ucs2length';

/** Turns what a validator found into the engine's words. */
const shape = `const shape = (validate) => (values) =>
  validate(values)
    ? []
    : validate.errors.map(({ instancePath, keyword, params }) => ({
        field: instancePath.split('/')[1] ?? '',
        part: instancePath.split('/')[2],
        keyword,
        params,
      }));`;

/**
 * Source of an ES module that exports \`shapeValidators\`, by the \`$id\` of a section's schema.
 * It evaluates no text when it runs, so that a strict content security policy holds.
 */
export function generateShapeValidators(journey: CompiledJourney): { readonly code: string } {
  const imports = new Map<string, string>();
  const formats = Object.fromEntries(
    Object.entries(journey.patterns).map(([name, pattern]) => [name, new RegExp(pattern, 'u')]),
  );
  /** Code by what it checks: sections of equal shape share it. */
  const shared = new Map<string, { readonly name: string; readonly code: string }>();
  const validators = [...schemasOf(journey)].map(([id, schema]) => {
    const bare = bareSchema(schema);
    const key = JSON.stringify(bare);
    const known = shared.get(key);
    const name = known?.name ?? `shape${shared.size}`;
    if (known === undefined) {
      const body = rewriteRequires(commonJs(bare, formats), imports);
      const code = `const ${name} = shape(\n  ((exports) => {${body}\nreturn exports.shape;})({}),\n);`;
      shared.set(key, { name, code });
    }
    return `  ${JSON.stringify(id)}: ${name},`;
  });
  const lines = [
    ...[...imports].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};`),
    countCharacters,
    shape,
    ...[...shared.values()].map(({ code }) => code),
    'export const shapeValidators = {',
    ...validators,
    '};',
  ];
  return { code: `${lines.join('\n')}\n` };
}

/** Titles are for people: no validator reads them, and none its own id. */
function bareSchema(schema: Readonly<Record<string, Json>>) {
  const properties = Object.entries(
    schema['properties'] as Readonly<Record<string, Readonly<Record<string, Json>>>>,
  );
  return {
    $id: 'shape',
    type: 'object' as const,
    properties: Object.fromEntries(
      properties.map(([name, field]) => [name, { ...field, title: undefined }]),
    ),
  };
}

function commonJs(
  bare: ReturnType<typeof bareSchema>,
  formats: Readonly<Record<string, RegExp>>,
): string {
  return compileSchemaValidatorsCode(bare, {
    ajvOptionsOverrides: { ...ajvOptions, code: { lines: false } },
    customFormats: formats,
  })
    .replace(/^"use strict";/, '')
    .replace(/\/\*# sourceURL=.*?\*\//g, '');
}

/** `require("x")` becomes a name that the module imports. */
function rewriteRequires(code: string, imports: Map<string, string>): string {
  return code.replace(
    /require\("([^"]+)"\)(\.default)?/g,
    (_, path: string, byDefault?: string) => {
      if (path === lengthModule && byDefault !== undefined) return 'countCharacters';
      const module = path.endsWith('.js') ? path : `${path}.js`;
      const name = imports.get(module) ?? `module${imports.size}`;
      imports.set(module, name);
      return `${name}${byDefault ?? ''}`;
    },
  );
}
