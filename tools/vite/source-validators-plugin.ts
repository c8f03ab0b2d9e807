import standaloneCode from 'ajv/dist/standalone';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { createMetaSchemaAjv } from '../../src/compiler/reading/meta-schema-ajv';
import { metaSchemas } from '../../src/compiler/reading/meta-schemas';

const replaced = normalizePath(
  fileURLToPath(new URL('../../src/compiler/reading/source-validators.ts', import.meta.url)),
);

/**
 * Puts generated validators in place of those that AJV makes in the process: compiling the schemas
 * took most of the time of `journey check`, and needed all of AJV to be loaded.
 */
export const sourceValidatorsPlugin = (): Plugin => ({
  name: 'source-validators',
  enforce: 'pre',
  load: (id) => (id === replaced ? sourceValidatorsCode() : null),
});

/** Text of a module with the same export as the one that it stands in for. */
export function sourceValidatorsCode(): string {
  const kinds = Object.keys(metaSchemas);
  const exported = Object.fromEntries(kinds.map((kind) => [nameOf(kind), kind]));
  const code = standaloneCode(createMetaSchemaAjv({ source: true, esm: true }), exported);
  const members = kinds.map((kind) => `${JSON.stringify(kind)}: ${nameOf(kind)}`);
  return [
    "import deepEqual from 'fast-deep-equal';",
    withoutRequires(code),
    `const validators = { ${members.join(', ')} };`,
    'export const sourceValidator = (kind) => validators[kind];',
  ].join('\n');
}

const nameOf = (kind: string): string => `validate_${kind.replaceAll('-', '_')}`;

/** AJV writes CommonJS calls for its few run-time parts, even into an ES module. */
function withoutRequires(code: string): string {
  const known = code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '((text) => [...text].length)')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'deepEqual');
  const unknown = /require\("([^"]+)"\)/.exec(known);
  if (unknown !== null) {
    throw new Error(
      `A schema of the config language needs ${unknown[1] ?? ''}, which has no stand-in`,
    );
  }
  return known;
}
