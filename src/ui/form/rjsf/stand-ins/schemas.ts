import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { JsonObject } from '../../../../engine';

/*
 * Stands in for how RJSF reads schemas: references, conditions, alternatives, defaults, paths. A section's
 * schema is flat, so it is what it says, and the form holds no values that RJSF could add something to.
 */
const refused = (): never => {
  throw new Error('RJSF holds no values of a section');
};

/** As it stands. */
export const retrieveSchema = (
  _validator: ValidatorType<JsonObject>,
  schema: RJSFSchema,
): RJSFSchema => schema;

/** The values that were given. */
export const getDefaultFormState = (
  _validator: ValidatorType<JsonObject>,
  _schema: RJSFSchema,
  formData: JsonObject | undefined,
): JsonObject | undefined => formData;

export {
  refused as findFieldInSchema,
  refused as findSelectedOptionInXxxOf,
  refused as getClosestMatchingOption,
  refused as getDisplayLabel,
  refused as getFieldNames,
  refused as getFirstMatchingOption,
  refused as getFromSchema,
  refused as getUsedFormData,
  refused as isFilesArray,
  refused as isMultiSelect,
  refused as isSelect,
  refused as isValueEmpty,
  refused as omitExtraData,
  refused as sanitizeDataForNewSchema,
  refused as toPathSchema,
};
