import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';

const { ObjectField: SectionField, StringField: LeafField } =
  getDefaultRegistry<JsonObject>().fields;

/** The section itself is RJSF's object; an object inside it is one choice for a person. */
export function ObjectField(props: FieldProps<JsonObject>) {
  const Field = props.fieldPathId.path.length === 0 ? SectionField : LeafField;
  return Field === undefined ? null : <Field {...props} />;
}
