import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Sandbox } from '../create-sandbox';
import { securityHeaders } from '../security-headers';
import { readStatic } from './read-static';

export interface Site {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The built pages in `folder` and the partner API under `/api`, from one origin. */
export function createSite(folder: string, sandbox: Sandbox): Site {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  app.all('/api/*', (c) => sandbox.fetch(c.req.raw));
  app.use(compress());
  app.get('*', async (c) => {
    const { path } = c.req;
    const file = await readStatic(folder, path === '/' ? '/index.html' : path);
    if (file !== null) return fileResponse(file, path);
    // Every address of the journey is the same page; a missing file is no address.
    const isNavigation = (c.req.header('accept') ?? '').includes('text/html');
    const page = isNavigation ? await readStatic(folder, '/index.html') : null;
    return page === null ? c.text('Not found', 404) : fileResponse(page, '/index.html');
  });
  return { fetch: app.fetch };
}

function fileResponse(file: { bytes: Uint8Array<ArrayBuffer>; type: string }, path: string) {
  return new Response(file.bytes, {
    headers: {
      'content-type': file.type,
      // What the build names by its content never changes under that name.
      'cache-control': path.startsWith('/assets/') ? FOREVER : ASK_AGAIN,
    },
  });
}
