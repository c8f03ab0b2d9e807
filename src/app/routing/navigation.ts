export type GoTo = (step: string, parameters: Readonly<Record<string, string>>) => void;

/** The way from planned effects to the router, which exists only inside React. */
export interface Navigation {
  readonly goTo: GoTo;
  /** Takes the router's way of navigating; the result gives it back. */
  readonly attach: (goTo: GoTo) => () => void;
}

export function createNavigation(): Navigation {
  let attached: GoTo | null = null;
  return {
    goTo: (step, parameters) => attached?.(step, parameters),
    attach: (goTo) => {
      attached = goTo;
      return () => {
        if (attached === goTo) attached = null;
      };
    },
  };
}

/** Code that is loaded on the way. */
interface Parts {
  /** Whether the step can be drawn with what is there. */
  readonly isAtHand: (step: string) => boolean;
  readonly load: () => Promise<unknown>;
  readonly found: () => void;
  readonly missed: (...way: Parameters<GoTo>) => void;
}

/** Goes at once where the code is there, else once it is; of several ways the newest alone is gone. */
export function onceAtHand(goTo: GoTo, { isAtHand, load, found, missed }: Parts): GoTo {
  let newest = 0;
  return (...way) => {
    newest += 1;
    const mine = newest;
    if (isAtHand(way[0])) {
      goTo(...way);
      return;
    }
    load().then(
      () => {
        found();
        if (mine === newest) goTo(...way);
      },
      () => {
        if (mine === newest) missed(...way);
      },
    );
  };
}

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
      throw new Error(`${origin} is not https.`);
    }
    page.location.assign(address);
  };
}
