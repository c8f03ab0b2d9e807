/** An address of the partner that may be opened: a secure one, or one of this very site; null for any other. */
export function safeAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}
