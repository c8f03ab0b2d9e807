import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { serveBuilt, type ServedPage } from '../page/serve-built';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const servePage = (): Promise<ServedPage> =>
  serveBuilt({
    root: here('./page'),
    plugins: [react()],
    resolve: {
      alias: {
        'markdown-to-jsx/react': here('../../src/ui/form/rjsf/no-markdown.tsx'),
        'fast-uri': here('../../src/ui/form/rjsf/no-uri.ts'),
      },
    },
  });
