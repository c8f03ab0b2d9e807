import { Ajv, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { Json } from '../../engine';
import type { CompiledJourney, ShapeValidator, ShapeValidators } from '../../journey';
import { ajvOptions } from './ajv-options';
import { schemasOf } from './schemas-of';

/**
 * Validators made in this process: for the command line and tests, where code may be evaluated.
 * Each is made when it first has something to look at, and one for all variants that ask the same.
 */
export function createShapeValidators(journey: CompiledJourney): ShapeValidators {
  // The compiler has checked the schemas: holding them against draft 7 again costs more than all else.
  const ajv = new Ajv({ ...ajvOptions, meta: false, validateSchema: false });
  formatsPlugin(ajv);
  for (const [name, pattern] of Object.entries(journey.patterns))
    ajv.addFormat(name, new RegExp(pattern, 'u'));
  const made = new Map<string, ValidateFunction>();
  return Object.fromEntries(
    [...schemasOf(journey)].map(([id, named]) => {
      const schema = Object.fromEntries(Object.entries(named).filter(([key]) => key !== '$id'));
      let own: ValidateFunction | null = null;
      const validator = (): ValidateFunction => {
        const key = JSON.stringify(schema);
        const validate = made.get(key) ?? ajv.compile(schema);
        made.set(key, validate);
        return validate;
      };
      const shape: ShapeValidator = (values) => {
        // What is missing is not a matter of shape.
        if (Object.keys(values).length === 0) return [];
        own ??= validator();
        own(values);
        return (own.errors ?? []).map((error) => ({
          field: error.instancePath.split('/')[1] ?? '',
          part: error.instancePath.split('/')[2],
          keyword: error.keyword,
          params: error.params as Readonly<Record<string, Json>>,
        }));
      };
      return [id, shape] as const;
    }),
  );
}
