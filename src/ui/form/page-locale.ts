/** Language of the page, for figures and names of months. */
export const pageLocale = (): string => document.documentElement.lang || 'en-GB';
