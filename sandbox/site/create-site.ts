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
const PLAIN_ADDRESS = /^(?:\/[\w-]+)+\/?$/;

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
    const isAddress = isForPage(path, c.req.header('accept') ?? '*/*');
    const page = isAddress ? await readStatic(folder, '/index.html') : null;
    return page === null ? c.text('Not found', 404) : fileResponse(page, '/index.html');
  });
  return { fetch: app.fetch };
}

/**
 * Every address of the journey is the same page, for whoever takes anything (a health check, a link
 * preview) as for a browser. What has a dot or is asked for as data is a file, and may be missing.
 */
function isForPage(path: string, accept: string): boolean {
  const isNavigation = accept.includes('text/html');
  return isNavigation || (accept.includes('*/*') && PLAIN_ADDRESS.test(path));
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
