/** Characters that no text has, and letters, which are the same in small and in capitals. */
const [begins, ends] = ['\uE000', '\uE001'];

/** What stands for words: a text like any other to whoever does not know. */
export const signOf = (order: number): string => {
  const letters = order
    .toString(26)
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
  return `${begins}${letters}${ends}`;
};

export const hasSign = (text: string): boolean => text.includes(begins);

/** A text as its pieces: signs at every other place, beginning with what stands before the first. */
export const bySigns = (text: string): readonly string[] => text.split(/(\uE000[a-z]+\uE001)/);
