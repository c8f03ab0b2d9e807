import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { brandOfHost } from './brand-of-host';
import { BrokenSettings, readSettings } from './read-settings';

/** What one installation of the build sets (SET-11); its schema is `server/settings.schema.json`. */
export interface Installation {
  /** Base address of the partner API. */
  readonly api: string;
  /** Seconds. */
  readonly timeouts: { readonly answer: number; readonly token: number };
  /** Settings of the journey that are on or off. */
  readonly features: Readonly<Record<string, boolean>>;
  /** Where the page tells what happens in it, without personal data; it tells nobody when absent. */
  readonly telemetry?: string;
  /** Host → the brand that its pages have; a page under another host has the first of the build. */
  readonly brands?: Readonly<Record<string, string>>;
}

type Page = Pick<Window, 'fetch'> & {
  readonly location: Pick<Location, 'host' | 'hostname'>;
};

/**
 * Read once, when the page starts.
 * @throws BrokenSettings when the file is missing or wrong, or names another brand for this host
 * than that of the page; whatever `fetch` throws without a connection.
 */
export async function readInstallation(page: Page, anew = false): Promise<Installation> {
  const read = await readSettings(page, anew);
  if (!isInstallation(read)) throw new BrokenSettings('the settings are not as their schema says');
  brandOfHost(read, page.location, [brand.id]);
  return read;
}

function isInstallation(read: unknown): read is Installation {
  if (!isObject(read) || !isObject(read['timeouts']) || !isObject(read['features'])) return false;
  const { answer, token } = read['timeouts'];
  const { api, features, telemetry, brands = {} } = read;
  return (
    isPlace(api) &&
    (telemetry === undefined || isPlace(telemetry)) &&
    isObject(brands) &&
    Object.values(brands).every((name) => typeof name === 'string') &&
    isTime(answer) &&
    isTime(token) &&
    Object.entries(features).every(
      ([name, value]) => typeof value === 'boolean' && typeof journey.settings[name] === 'boolean',
    )
  );
}

/** A path of this origin, or an address elsewhere. */
const isPlace = (value: unknown): boolean =>
  typeof value === 'string' && /^(\/|https?:\/\/).*[\w-]$/.test(value);

const isTime = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= 300;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
