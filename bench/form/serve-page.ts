import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { brandPlugin } from '../../tools/vite/brand-plugin';
import viteConfig from '../../vite.config';
import { serveBuilt, type ServedPage } from '../page/serve-built';
import { formsPlugin } from './forms-plugin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our form, built as the page itself is: what RJSF brings along and nobody uses is left out. */
export const serveOurs = (): Promise<ServedPage> => {
  const { resolve } = viteConfig({ command: 'build', mode: 'production' });
  return serveBuilt({
    root: here('./page'),
    plugins: [react(), formsPlugin(), brandPlugin({ root: here('../..'), brand: 'fernhill' })],
    ...(resolve && { resolve }),
  });
};

/** RJSF as it comes. */
export const servePlain = (): Promise<ServedPage> =>
  serveBuilt({ root: here('./rjsf'), plugins: [react()] });

/** The same form written by hand in React. */
export const serveByHand = (): Promise<ServedPage> =>
  serveBuilt({ root: here('./by-hand'), plugins: [react()] });
