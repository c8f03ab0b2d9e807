/** Language of the page (BCP 47), for figures and names of months. */
export const pageLocale = (): string => document.documentElement.lang || navigator.language;
