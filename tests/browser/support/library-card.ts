import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const words = {
  name: 'Library card',
  brand: 'Library',
  purpose: 'Get a card for everybody in your home.',
};

/** What `journey new` writes: path → text. What makes it takes its templates as Vite does. */
export async function libraryCard(schemas: string): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof import('../../../tools/cli/new/new-journey')>(
    resolve('tools/cli/new/new-journey.ts'),
    { configFile: false, logLevel: 'error' },
  );
  return module.newJourney(words, schemas);
}
