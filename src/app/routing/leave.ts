/**
 * The way to another site: over https, or to this page's own origin. Which sites they may be is the
 * journey's word; that no address runs as script is this one's.
 */
export function leaveTo(page: {
  readonly location: Pick<Location, 'origin' | 'assign'>;
}): (address: string) => void {
  return (address) => {
    const { protocol, origin } = new URL(address);
    if (protocol !== 'https:' && origin !== page.location.origin) {
      throw new Error(`Nobody is sent to ${origin}, which is not https.`);
    }
    page.location.assign(address);
  };
}
