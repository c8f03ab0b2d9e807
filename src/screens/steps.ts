/** Ids of the steps that a screen leads to by itself; all other ways are the journey's. */
export const firstStep = 'currentTariff';
export const resultsStep = 'quoteResults';
