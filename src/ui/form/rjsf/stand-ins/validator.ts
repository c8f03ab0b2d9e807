import type { ValidatorType } from '@rjsf/utils';
import type { JsonObject } from '../../../../engine';

const unused = (method: string): never => {
  throw new Error(`RJSF called "${method}": the engine judges values`);
};

/**
 * RJSF insists on a validator. Ours never judges: a section's schema is flat, without alternatives
 * that RJSF would have to tell apart, and the form is never validated or submitted.
 */
const noValidator: ValidatorType<JsonObject> = {
  validateFormData: () => unused('validateFormData'),
  isValid: () => unused('isValid'),
  rawValidation: () => unused('rawValidation'),
};

/* RJSF's registry for tests takes a validator by itself; the dev server would load AJV for it. */
export default noValidator;
