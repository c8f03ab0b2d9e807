/** The files of a new journey, as they lie in `template/`: path from that folder → text. */
export const templateFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('./template/**/*', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.slice('./template/'.length), text]),
);
