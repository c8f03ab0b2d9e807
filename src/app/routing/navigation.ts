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
