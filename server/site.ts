import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Sandbox } from '../sandbox';
import type { Settings } from './settings';

export interface Site {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const NEVER = 'no-store';
const PLAIN_ADDRESS = /^(?:\/[\w-]+)+\/?$/;

/** Sent with every page, file and answer. No inline script or style, nothing from elsewhere, no `eval`. */
const policyFor = ({ partner }: Settings) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(partner === null ? [] : [partner])],
      fontSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xContentTypeOptions: true,
    // Whoever ends TLS before this server says how long that holds.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** The built pages in `folder`, the settings of the installation, and the partner API under `/api`, from one origin. */
export function createSite(
  folder: string,
  partner: Pick<Sandbox, 'fetch'>,
  settings: Settings,
): Site {
  const app = new Hono();
  const page = serveStatic({ root: folder, path: 'index.html' });
  app.use(policyFor(settings));
  app.all('/api/*', (c) => partner.fetch(c.req.raw));
  app.get('/settings.json', (c) =>
    c.body(settings.text, 200, { 'content-type': 'application/json', 'cache-control': NEVER }),
  );
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    // What the build names by its content never changes under that name.
    if (c.res.ok)
      c.header('cache-control', c.req.path.startsWith('/assets/') ? FOREVER : ASK_AGAIN);
  });
  app.use(serveStatic({ root: folder }));
  app.get('*', async (c, next) =>
    isForPage(c.req.path, c.req.header('accept') ?? '*/*') ? page(c, next) : next(),
  );
  app.notFound((c) => c.text('Not found', 404));
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
