/** Tags of the languages that a configuration says something in, beside its own. */
export const localesIn = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].flatMap((path) => /^locales\/([^/]+)\.json$/.exec(path)?.[1] ?? []).sort();
