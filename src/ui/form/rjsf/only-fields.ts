import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';

/** Stands in for RJSF's list of fields: lists, alternatives and grids are drawn by the theme or not at all. */
const fields = () => ({ BooleanField, NumberField, ObjectField, SchemaField, StringField });

export default fields;
