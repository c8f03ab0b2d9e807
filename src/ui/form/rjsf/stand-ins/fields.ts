import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';

/** Stands in for RJSF's list of fields: all but the section itself is drawn by the theme. */
const fields = () => ({ ObjectField });

export default fields;
