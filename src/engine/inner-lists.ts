/**
 * Lists may stand in the items of lists. A built page whose journey has none of these carries nothing of
 * what only they need: there this is false (tools/vite/used-names.ts).
 */
export const innerLists = true as boolean;
