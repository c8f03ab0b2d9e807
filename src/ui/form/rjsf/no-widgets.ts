/** Stands in for RJSF's own widgets: the theme has every widget that config can name. */
const widgets = () => ({});

export default widgets;
