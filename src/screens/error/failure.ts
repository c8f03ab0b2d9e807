import type { JourneyState } from '../../engine';

export interface ShownFailure {
  /** '401', '500' …; '404' where the address names none. */
  readonly status: string;
  /** What the server said; null where it said nothing. */
  readonly message: string | null;
}

/** All that an error can have. Whatever else stands in an address is a stranger's, and never shown. */
const statuses = /^[45][0-9]{2}$/;

/** The address says the status; a message kept of another failure is not shown under it. */
export function readFailure({ progress }: JourneyState): ShownFailure {
  const { status = '' } = progress.parameters;
  if (!statuses.test(status)) return { status: '404', message: null };
  const failure = progress.fault?.failure;
  const message = String(failure?.status) === status ? failure?.message?.trim() : undefined;
  return { status, message: message === undefined || message === '' ? null : message };
}

/** Statuses with a message of their own (ERR-02 to 05). */
const known: readonly string[] = ['400', '401', '404', '500'];

/** Name of the built-in message. */
export const builtInMessage = (status: string) =>
  `error.message.${known.includes(status) ? status : 'other'}`;

/** Going back helps but where our own side is broken, or nothing is there (ERR-07). */
export const canTryAgain = (status: string) => status !== '500' && status !== '404';
