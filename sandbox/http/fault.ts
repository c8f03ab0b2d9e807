/** What can be made to go wrong, as payment sandboxes have test cards. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The work is done and committed; the answer never arrives. */
  | { readonly kind: 'drop' }
  /** The work is done; the answer is no JSON. */
  | { readonly kind: 'malformed' };

const MOST_MILLISECONDS = 120_000;

/** Reads `status=503`, `delay=2000`, `drop` or `malformed`; null for anything else. */
export function readFault(text: string): Fault | null {
  if (text === 'drop' || text === 'malformed') return { kind: text };
  const [, name, digits] = /^(status|delay)=(\d{1,6})$/.exec(text) ?? [];
  const number = Number(digits);
  if (name === 'status' && number >= 400 && number <= 599)
    return { kind: 'status', status: number };
  if (name === 'delay' && number <= MOST_MILLISECONDS) {
    return { kind: 'delay', milliseconds: number };
  }
  return null;
}
