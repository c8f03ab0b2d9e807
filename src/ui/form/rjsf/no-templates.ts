/** Stands in for RJSF's own templates: the theme has those that a flat section needs. */
const templates = () => ({ ButtonTemplates: {} });

export default templates;
