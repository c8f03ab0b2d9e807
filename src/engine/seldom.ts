/**
 * Whether a journey may use a part of the language that few do. A built page has `false` in place of
 * each that its journey does not name (tools/vite/used-names.ts), and so none of the code behind it.
 */
export const usesPlaces: boolean = true;
export const usesItemOptions: boolean = true;
export const usesInnerLists: boolean = true;
export const usesFiles: boolean = true;
