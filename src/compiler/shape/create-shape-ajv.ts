import { Ajv, type Options } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { CompiledJourney } from '../../journey';

/** The same for the generated code and for the validators made in process, so that they agree. */
export function createShapeAjv(
  { patterns }: Pick<CompiledJourney, 'patterns'>,
  code: NonNullable<Options['code']> = {},
): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    multipleOfPrecision: 8,
    verbose: false,
    messages: false,
    // The compiler has checked the schemas: holding them against draft 7 again costs more than all else.
    meta: false,
    validateSchema: false,
    code,
  });
  formatsPlugin(ajv);
  for (const [name, pattern] of Object.entries(patterns))
    ajv.addFormat(name, new RegExp(pattern, 'u'));
  return ajv;
}
