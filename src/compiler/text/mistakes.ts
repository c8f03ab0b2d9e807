/** HTML, which no text has. */
export const markup = /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);/i;

/** Words with a brace that belongs to no placeholder. */
export const isTorn = (words: string): boolean => /[{}]/.test(words);

/** Words with the middle of a link that is none. */
export const isUnlinked = (words: string): boolean => words.includes('](');
