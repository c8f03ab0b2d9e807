import { Ajv } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { CompiledJourney, Json, ShapeValidator, ShapeValidators } from '../../engine';
import { ajvOptions } from './ajv-options';
import { schemasOf } from './schemas-of';

/** Validators made in this process: for the command line and tests, where code may be evaluated. */
export function createShapeValidators(journey: CompiledJourney): ShapeValidators {
  const ajv = new Ajv(ajvOptions);
  formatsPlugin(ajv);
  return Object.fromEntries(
    [...schemasOf(journey)].map(([id, schema]) => {
      const validate = ajv.compile(schema);
      const shape: ShapeValidator = (values) => {
        validate(values);
        return (validate.errors ?? []).map((error) => ({
          field: error.instancePath.split('/')[1] ?? '',
          keyword: error.keyword,
          params: error.params as Readonly<Record<string, Json>>,
        }));
      };
      return [id, shape] as const;
    }),
  );
}
