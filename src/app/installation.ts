import { journey } from 'virtual:journey/start';

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
}

/** The settings of the installation are there and cannot be used. */
export class BrokenSettings extends Error {}

const address = '/settings.json';

/**
 * Read once, when the page starts.
 * @throws BrokenSettings when the file is missing or wrong; whatever `fetch` throws without a connection.
 */
export async function readInstallation(page: Pick<Window, 'fetch'>): Promise<Installation> {
  const response = await page.fetch(address);
  if (!response.ok) throw new BrokenSettings(`${address}: ${String(response.status)}`);
  const read: unknown = await response.json().catch(() => null);
  if (!isInstallation(read)) throw new BrokenSettings(`${address} is not as its schema says`);
  return read;
}

function isInstallation(read: unknown): read is Installation {
  if (!isObject(read) || !isObject(read['timeouts']) || !isObject(read['features'])) return false;
  const { answer, token } = read['timeouts'];
  const { api, features, telemetry } = read;
  return (
    isPlace(api) &&
    (telemetry === undefined || isPlace(telemetry)) &&
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
