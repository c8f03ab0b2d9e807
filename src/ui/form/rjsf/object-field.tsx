import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { JsonObject } from '../../../engine';

const { ObjectField: SectionField, StringField: OneField } =
  getDefaultRegistry<JsonObject>().fields;

/** The section itself is RJSF's object; an object inside it is one answer of one widget. */
export function ObjectField(props: FieldProps<JsonObject>) {
  const Field = props.fieldPathId.path.length === 0 ? SectionField : OneField;
  return Field === undefined ? null : <Field {...props} />;
}

/**
 * A list is one answer of one widget, too: RJSF's own would keep items of its own. A number as well: its
 * own asks for the decimal sign of the locale at every drawing, and its value is the widget's to read.
 */
export function LeafField(props: FieldProps<JsonObject>) {
  return OneField === undefined ? null : <OneField {...props} />;
}
