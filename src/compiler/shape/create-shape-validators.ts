import type { ValidateFunction } from 'ajv';
import type { Json } from '../../engine';
import type { CompiledJourney, ShapeValidator, ShapeValidators } from '../../journey';
import { createShapeAjv } from './create-shape-ajv';
import { shapesOf, type Shape } from './shapes-of';

/**
 * Validators made in this process: for the command line and tests, where code may be evaluated.
 * Each is made when it first has something to look at, and one for all questions that ask the same.
 */
export function createShapeValidators(journey: CompiledJourney): ShapeValidators {
  const ajv = createShapeAjv(journey);
  const made = new Map<Shape, ValidateFunction>();
  const validatorOf = (shape: Shape): ValidateFunction => {
    const validate = made.get(shape) ?? ajv.compile(shape.schema);
    made.set(shape, validate);
    return validate;
  };
  const judge =
    (shape: Shape): ShapeValidator =>
    (value) => {
      const validate = validatorOf(shape);
      validate(value);
      return (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
        part: instancePath.split('/')[1],
        keyword,
        params: params as Readonly<Record<string, Json>>,
      }));
    };
  return Object.fromEntries(
    [...shapesOf(journey)].map(([id, questions]) => [
      id,
      Object.fromEntries([...questions].map(([name, shape]) => [name, judge(shape)])),
    ]),
  );
}
