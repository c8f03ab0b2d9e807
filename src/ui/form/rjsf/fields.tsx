import Form from '@rjsf/core';
import type { UiSchema } from '@rjsf/utils';
import { memo } from 'react';
import type { JsonObject } from '../../../engine';
import { noValidator } from './no-validator';
import { themeFields, themeTemplates, themeWidgets } from './theme';

/** Every one of RJSF's ways to fill in a value by itself, switched off. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  mergeDefaultsIntoFormData: 'useFormDataIfPresent',
} as const;

const noData: JsonObject = {};
/** RJSF draws a submit button unless it has children. */
const noSubmit = <></>;

interface FieldsProps {
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
}

/** The fields of a section, laid out by RJSF. Both props keep their identity, so it draws once. */
export const Fields = memo(function Fields({ schema, uiSchema }: FieldsProps) {
  return (
    <Form<JsonObject>
      tagName="div"
      className="f-form"
      schema={schema}
      uiSchema={uiSchema as UiSchema<JsonObject>}
      formData={noData}
      validator={noValidator}
      fields={themeFields}
      widgets={themeWidgets}
      templates={themeTemplates}
      experimental_defaultFormStateBehavior={noDefaults}
      showErrorList={false}
      noHtml5Validate
    >
      {noSubmit}
    </Form>
  );
});
