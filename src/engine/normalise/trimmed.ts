/** Greedy from both sides, so that its time grows with the text and no faster. */
const ends = /^[\s\p{Cf}]*([\s\S]*[^\s\p{Cf}])?[\s\p{Cf}]*$/u;

/** The text without what cannot be seen at its ends; inside, joiners belong to some scripts. */
export const trimmed = (text: string): string => ends.exec(text)?.[1] ?? '';
