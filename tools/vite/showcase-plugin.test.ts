import { createServer, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { showcasePlugin } from './showcase-plugin';

const root = process.cwd();
const plugins = [showcasePlugin({ root, configuration: 'journey-config' })];
const bare = { root, configFile: false, plugins, logLevel: 'silent' } as const;

test('ROU-24 the dev server compiles the journey of the page of components', async () => {
  const server = await createServer({
    ...bare,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { journey } = (await server.ssrLoadModule('virtual:showcase')) as {
    readonly journey: { readonly id: string; readonly messages: { readonly texts: object } };
  };
  await server.close();
  expect(journey.id).toBe('showcase');
  expect(journey.messages.texts).toHaveProperty(['page.loading']);
});

test('ROU-25 a build does not know the page of components', async () => {
  const { plugins: built } = await resolveConfig(bare, 'build');
  expect(built.map(({ name }) => name)).not.toContain('changeover:showcase');
});
