import { brands, choose, isBuilt } from 'virtual:tenants';
import { brandOfHost } from './brand-of-host';
import { loadAnewOnce } from './release/release-watch';
import { requestSettings } from './settings-request';

/** Settings that cannot be read are said by the page itself, under the first brand of the build. */
async function brandHere(): Promise<string> {
  const [usual] = brands;
  try {
    const settings: unknown = await (await requestSettings(window)).json();
    const named = brandOfHost(settings, window.location);
    return named !== null && isBuilt(named) ? named : usual;
  } catch {
    return usual;
  }
}

/** What starts a page of a build with several brands: the brand of this host, and then the journey. */
async function start(): Promise<void> {
  const head = await choose(await brandHere());
  for (const { tag, attrs } of head) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
    document.head.append(element);
  }
  await import('./main');
}

start().catch((error: unknown) => {
  reportError(error);
  // No brand is there to say it, and nothing was entered: what was a short break is over by then.
  loadAnewOnce(window, 'brand.loadedAnew', null);
});
