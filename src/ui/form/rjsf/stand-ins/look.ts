/**
 * Stands in for RJSF's own templates and for its own widgets: the theme has every template that a
 * flat section needs, and every widget that config can name. Both are taken as a function.
 */
const nothing = () => ({ ButtonTemplates: {} });

export default nothing;
