/** A photograph that is asked for in the parking permit, for examples of files. */
export const withFiles: Readonly<Record<string, string>> = {
  'calls/store-file.json': JSON.stringify({
    $schema: '../../schemas/call.schema.json',
    id: 'storeFile',
    operation: 'storeFile',
    answer: 'id',
  }),
};

/** The same question with other words for its files, as it is written. */
export const photo = (files: string): string =>
  `"photo": { "title": "Photograph", "files": ${files} }`;
