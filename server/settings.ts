/** The settings of the installation, as the page is given them. */
export interface Settings {
  /** The file, for /settings.json. */
  readonly text: string;
  /** Origin of the partner API; null where it is this server's own. */
  readonly partner: string | null;
  /** Origin that the page tells what happens in it; null for this server's own, and for none. */
  readonly telemetry: string | null;
  /** Host, with its port or without → the brand of its pages. */
  readonly brands: Readonly<Record<string, string>>;
}

/**
 * What the page reads when it starts. The page looks at the rest of it; here the server sees where
 * the page will call, to allow that and nothing else.
 * @throws Error that says what is wrong with the text.
 */
export function readSettings(text: string): Settings {
  const read: unknown = JSON.parse(text);
  const said = typeof read === 'object' && read !== null ? read : {};
  const api = 'api' in said ? originOf(said.api) : undefined;
  if (api === undefined) throw new Error('`api` is missing');
  const telemetry = 'telemetry' in said ? originOf(said.telemetry) : null;
  if (telemetry === undefined) throw new Error('`telemetry` is no address');
  return { text, partner: api, telemetry, brands: 'brands' in said ? brandsIn(said.brands) : {} };
}

/** Of what is no brand's name, the page says that it is not set up. */
const brandsIn = (brands: unknown): Readonly<Record<string, string>> =>
  typeof brands === 'object' && brands !== null
    ? Object.fromEntries(Object.entries(brands).map(([host, brand]) => [host, String(brand)]))
    : {};

/**
 * null for a path of this origin; undefined for what is no text.
 * @throws TypeError for a text that is neither path nor address.
 */
function originOf(address: unknown): string | null | undefined {
  if (typeof address !== 'string') return undefined;
  return address.startsWith('/') ? null : new URL(address).origin;
}
