import type { ValidateFunction } from 'ajv';
import type { FileKind } from '../source/file-kind';
import { createMetaSchemaAjv } from './meta-schema-ajv';

// To start soon counts most: each is compiled when the first file of its kind is met.
const ajv = createMetaSchemaAjv({ optimize: false });

/**
 * The validator of a kind of file. The command line is built with another module in this one's
 * place, which has them generated (tools/vite/source-validators-plugin.ts).
 */
export function sourceValidator(kind: FileKind): ValidateFunction {
  const validate = ajv.getSchema(kind);
  if (validate === undefined) throw new Error(`There is no schema of a ${kind} file`);
  return validate;
}
