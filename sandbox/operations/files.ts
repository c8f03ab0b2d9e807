import { MOST_BYTES, MOST_BYTES_IN_ALL, MOST_FILES, typeOfFile } from '../domain/files';
import { Refusal } from '../refusal';
import type { Operations } from './operation';

/** Files of households. They are kept, counted and forgotten; nothing opens them, and nothing sends them back. */
export const files = {
  storeFile: async ({ body: file }, { store, visitor, now, randomId }) => {
    if (file.size === 0) throw new Refusal(400, 'The file is empty.');
    if (file.size > MOST_BYTES)
      throw new Refusal(413, 'The file is too large. It can have at most 10 MB.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = typeOfFile(file.name, bytes);
    if (type === null) throw new Refusal(400, 'The file must be a PDF, JPEG or PNG.');
    const id = randomId();
    await store.transaction().execute(async (whole) => {
      // Changes nothing: another file of the household waits until this one is counted.
      await whole.updateTable('tokens').set({ visitor }).where('visitor', '=', visitor).execute();
      await whole
        .insertInto('files')
        .values({
          id,
          visitor,
          name: file.name,
          type,
          size: file.size,
          content: Buffer.from(bytes).toString('base64'),
          stored_at: now.toISOString(),
        })
        .execute();
      const { count, size } = await whole
        .selectFrom('files')
        .select(({ fn }) => [fn.countAll().as('count'), fn.sum('size').as('size')])
        .where('visitor', '=', visitor)
        .executeTakeFirstOrThrow();
      if (Number(count) > MOST_FILES || Number(size) > MOST_BYTES_IN_ALL)
        throw new Refusal(409, 'You have sent all the files that we can keep. Take one out first.');
    });
    return { id };
  },

  deleteFile: async ({ path: { id } }, { store, visitor, guessed }) => {
    const { numDeletedRows } = await store
      .deleteFrom('files')
      .where('id', '=', id)
      .where('visitor', '=', visitor)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return {};
    guessed(id);
    throw new Refusal(404, 'There is no such file.');
  },
} satisfies Partial<Operations>;
