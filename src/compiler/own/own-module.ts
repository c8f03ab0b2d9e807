/** What a file of code in a journey's folder came to, when who has a file system loaded it. */
export type OwnModule =
  | { readonly exports: Readonly<Record<string, unknown>> }
  | { readonly failure: string };

/** By path from the folder of the configuration. */
export type OwnModules = ReadonlyMap<string, OwnModule>;

/** An operator of a journey's own is a file of this name: no operator of the language begins so. */
export const operatorFile = /^operators\/(x-[a-z][A-Za-z0-9]*)\.js$/;

/** Whether a name is for what journeys define themselves, operator or widget. */
export const isOwnName = (name: string): boolean => name.startsWith('x-');
