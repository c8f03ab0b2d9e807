import type { Context } from '../context';

/** The section that is being compiled, where that matters: it asks for a draft. Else null. */
export const homeOf = ({ home, symbols }: Context): string | null =>
  home !== null && symbols.lists.has(home) ? home : null;
