export const rare: { everything: readonly string[]; never: readonly string[] } = {
  everything: [],
  never: [],
};
