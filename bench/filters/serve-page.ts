import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { brandPlugin } from '../../tools/vite/brand-plugin';
import { journeyPlugin } from '../../tools/vite/journey-plugin';
import { serveBuilt, type ServedPage } from '../page/serve-built';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The page with the shipped journey. */
export const servePage = (): Promise<ServedPage> =>
  serveBuilt({
    root: join(root, 'bench/filters/page'),
    plugins: [
      react(),
      journeyPlugin({ root, configuration: 'journey-config' }),
      brandPlugin({ root, brand: 'fernhill' }),
    ],
  });
