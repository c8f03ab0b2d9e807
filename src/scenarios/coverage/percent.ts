import type { Share } from './create-coverage';

/** One decimal, never rounded up: 99.97 % is not all. */
export const percent = ({ reached, all }: Share): string =>
  all === 0 ? '100.0' : (Math.floor((reached / all) * 1000) / 10).toFixed(1);
