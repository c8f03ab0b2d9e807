import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Sandbox } from '../sandbox';
import { builtFiles } from './built-files';
import { type FirstPages, firstPages } from './first-pages';
import { createGate, type GateSize } from './gate';
import { withBody } from './request-body';
import type { Settings } from './settings';

export interface Site {
  /** `client`: the address of who asks, as the network has it. */
  readonly fetch: (request: Request, client?: string) => Response | Promise<Response>;
}

export interface SiteOptions {
  /** Of what was built. */
  readonly folder: string;
  /** Behind `/api`; null where the settings send calls elsewhere. */
  readonly partner: Pick<Sandbox, 'fetch'> | null;
  readonly settings: Settings;
  /** How many calls the partner is given at a time, and how many wait. */
  readonly gate?: GateSize;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const NEVER = 'no-store';
const PLAIN_ADDRESS = /^(?:\/[\w-]+)+\/?$/;
/** Longer is no name of a file, and no part of an address of the journey. */
const LONG_SEGMENT = /[^/]{256}/;
/** Many times what any call of the contract sends. */
const MOST_BYTES = 100_000;
/** A file of 10 MB, and what stands around it in its form. */
const MOST_FILE_BYTES = 10_600_000;
/** So many files are in memory at a time. */
const FILES: GateSize = { working: 8, waiting: 0 };
/** Of 600 calls the last is answered before a page gives its token up (10 s), also at 60 a second. */
const GATE: GateSize = { working: 100, waiting: 500 };
/** Seconds in which most of those who wait are through. */
const RETRY_AFTER = 3;
const YEAR = 'max-age=31536000';

/**
 * Sent with every page, file and answer. No inline style, no inline script but those of the build's
 * own pages, letter by letter; nothing from elsewhere, no `eval`.
 */
const policyFor = ({ partner, telemetry }: Settings, { scripts }: FirstPages) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...new Set([partner, telemetry].filter((origin) => origin !== null))],
      fontSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xContentTypeOptions: true,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    // Said below, and only where there is TLS.
    strictTransportSecurity: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

interface Bound {
  readonly Bindings: { readonly client: string | undefined };
}

/** The built pages in `folder`, the settings of the installation, and the partner API under `/api`, from one origin. */
export function createSite({ folder, partner, settings, gate: size = GATE }: SiteOptions): Site {
  const app = new Hono<Bound>();
  const files = builtFiles(folder);
  const pages = firstPages(folder, settings);
  const gate = createGate(size);
  const filesGate = createGate(FILES);
  const passed = async (
    c: Context<Bound>,
    { fetch }: NonNullable<SiteOptions['partner']>,
    most: number,
  ): Promise<Response | null> => {
    const request = await withBody(c.req.raw, most);
    if (request === null) {
      const message = `That is too much: a call has at most ${String(most)} bytes.`;
      return c.json({ message }, 413, { 'cache-control': NEVER, connection: 'close' });
    }
    return gate.enter(async () => fetch(request, c.env.client));
  };
  app.use(policyFor(settings, pages));
  app.use(async (c, next) => {
    await next();
    if (isOverTls(c.req.raw)) c.res.headers.set('strict-transport-security', YEAR);
  });
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': NEVER }));
  app.all('/api/*', async (c) => {
    if (partner === null) return c.json({ message: 'Calls are not answered here.' }, 404);
    const isFile = (c.req.header('content-type') ?? '').startsWith('multipart/form-data');
    const answer = isFile
      ? await filesGate.enter(() => passed(c, partner, MOST_FILE_BYTES))
      : await passed(c, partner, MOST_BYTES);
    if (answer !== null) return answer;
    const message = 'Many people are here just now. Please try again in a few seconds.';
    return c.json({ message }, 503, {
      'cache-control': NEVER,
      'retry-after': String(RETRY_AFTER),
    });
  });
  app.get('/settings.json', (c) =>
    c.body(settings.text, 200, { 'content-type': 'application/json', 'cache-control': NEVER }),
  );
  app.get('*', (c) => {
    const { path } = c.req;
    const accepted = c.req.header('accept-encoding') ?? '';
    const file = files.answer(path, accepted);
    // What the build names by its content never changes under that name.
    file?.headers.set('cache-control', path.startsWith('/assets/') ? FOREVER : ASK_AGAIN);
    if (file !== null) return file;
    const isPage = path === '/' || isForPage(path, c.req.header('accept') ?? '*/*');
    const page = isPage ? files.answer(pageFor(pages, c.req.raw), accepted) : null;
    page?.headers.set('cache-control', ASK_AGAIN);
    return page ?? c.notFound();
  });
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    // Who went away in the middle of a request is no fault of ours.
    if (!c.req.raw.signal.aborted) console.error(error);
    return c.text('Something went wrong', 500);
  });
  return { fetch: (request, client) => app.fetch(request, { client }) };
}

/** A host is the one that the browser asked for, also where somebody stands before this server. */
function pageFor({ usual, byHost }: FirstPages, { url, headers }: Request): string {
  const [asked = ''] = (headers.get('x-forwarded-host') ?? new URL(url).host).split(',');
  const host = asked.trim();
  return byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, '')) ?? usual;
}

/** Here, or at whoever ends TLS before this server. A browser heeds what follows from it over TLS alone. */
function isOverTls({ url, headers }: Request): boolean {
  const [first] = (headers.get('x-forwarded-proto') ?? '').split(',');
  return url.startsWith('https:') || first?.trim() === 'https';
}

/**
 * Every address of the journey is the same page, for whoever takes anything (a health check, a link
 * preview) as for a browser. What has a dot or is asked for as data is a file, and may be missing.
 */
function isForPage(path: string, accept: string): boolean {
  if (LONG_SEGMENT.test(path)) return false;
  const isNavigation = accept.includes('text/html');
  return isNavigation || (accept.includes('*/*') && PLAIN_ADDRESS.test(path));
}
