import type { Visit } from './visit';

/**
 * A release while the page is open: what the page has not fetched yet is gone, and the server's page
 * begins with another script. The next load of the page is one of the new release.
 */
export async function release({ page }: Visit): Promise<void> {
  // Read beforehand: the page may ask as the test ends, when nothing can be fetched any more.
  const index = await (await page.request.get('/')).text();
  const body = index.replaceAll('/assets/index-', '/assets/new-');
  let old = true;
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) =>
    old ? route.fulfill({ status: 404, body: 'Not Found' }) : route.fallback(),
  );
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') old = false;
    return old && request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fallback();
  });
}

/** Parts that cannot be had while the server has no other release, e.g. on a train. */
export async function loseParts({ page }: Visit): Promise<() => Promise<void>> {
  const parts = /\/assets\/[^/]+\.(js|css)$/;
  await page.route(parts, (route) => route.abort());
  return () => page.unroute(parts);
}
