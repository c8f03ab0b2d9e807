/** Words that somebody looks for, in lower case. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a text has all of them, in whichever order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const own = text.toLowerCase();
  return words.every((word) => own.includes(word));
}
