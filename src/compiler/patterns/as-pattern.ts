/** A text as a pattern of itself, which is found wherever it stands. */
export const asPattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
