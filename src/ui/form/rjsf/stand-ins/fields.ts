import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';

/** Stands in for RJSF's list of fields: lists, numbers, alternatives and grids are drawn by the theme or not at all. */
const fields = () => ({ BooleanField, ObjectField, SchemaField, StringField });

export default fields;
