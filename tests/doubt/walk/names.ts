/** The two quotes of one home, as places in a list. */
export const quotes = [0, 1] as const;
export type Quote = (typeof quotes)[number];

export type Pair<T> = readonly [T, T];
export const withQuote = <T>(pair: Pair<T>, quote: Quote, value: T): Pair<T> =>
  quote === 0 ? [value, pair[1]] : [pair[0], value];

export const subjectOf = (quote: Quote): string => `quote-${quote}`;
export const keyOf = (quote: Quote): string => `key-${quote}`;
export const quoteOf = (subject: string): Quote => (subject.endsWith('0') ? 0 : 1);
export const timerOf = (quote: Quote): string => `order.${subjectOf(quote)}`;

/** The same words with the two quotes changed over. */
export const mirrored = (text: string): string =>
  text.replaceAll(/(quote|key|plan)-([01])/g, (_, word: string, quote: string) =>
    [word, quote === '0' ? '1' : '0'].join('-'),
  );
