import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal';

export const KEY_HEADER = 'x-sandbox-key';

/** Whether a request carries the key; without a key nobody does. */
export type HasKey = (headers: Headers) => boolean;

export function keyCheck(key: string | null): HasKey {
  const expected = key === null || key === '' ? null : digest(key);
  return (headers) => {
    const sent = headers.get(KEY_HEADER);
    // Digests are of one length and tell nothing of a common beginning.
    return expected !== null && sent !== null && timingSafeEqual(digest(sent), expected);
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses with 401 who has not the key. */
export const needsKey =
  (hasKey: HasKey): MiddlewareHandler =>
  async (c, next) => {
    if (!hasKey(c.req.raw.headers)) throw keyMissing();
    await next();
  };

export function keyMissing(): Refusal {
  return new Refusal(
    401,
    `This needs the key that is printed when the server starts, in the header ${KEY_HEADER}.`,
  );
}

/** Refuses with 403 what the page of another origin sends, whatever that page knows. */
export const fromHere: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin');
  if (origin !== undefined && hostOf(origin) !== new URL(c.req.url).host) {
    throw new Refusal(403, 'Only a page of this origin may ask for this.');
  }
  await next();
};

/** null for an origin that says nothing, as that of a file. */
const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
