/** The settings of the installation, as the page is given them. */
export interface Settings {
  /** The file, for /settings.json. */
  readonly text: string;
  /** Origin of the partner API; null where it is this server's own. */
  readonly partner: string | null;
}

/**
 * What the page reads when it starts. The page looks at the rest of it; here the server sees where
 * the page will call, to allow that and nothing else.
 * @throws Error that says what is wrong with the text.
 */
export function readSettings(text: string): Settings {
  const read: unknown = JSON.parse(text);
  const api = typeof read === 'object' && read !== null && 'api' in read ? read.api : null;
  if (typeof api !== 'string') throw new Error('`api` is missing');
  return { text, partner: api.startsWith('/') ? null : new URL(api).origin };
}
