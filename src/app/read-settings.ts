type Page = Pick<Window, 'fetch'>;

/** The settings of the installation are there and cannot be used. */
export class BrokenSettings extends Error {}

const asked = new WeakMap<Page, Promise<Response>>();

/**
 * The settings of the installation as they are, asked for once a page: what chooses the brand and
 * what opens the journey read the same answer. `anew` asks again, whatever becomes of the first.
 * @throws BrokenSettings where the server has none, or no JSON; whatever `fetch` throws without a connection.
 */
export async function readSettings(page: Page, anew = false): Promise<unknown> {
  const before = anew ? undefined : asked.get(page);
  const request = before ?? page.fetch('/settings.json');
  asked.set(page, request);
  const response = (await request).clone();
  if (!response.ok) throw new BrokenSettings(`the settings: ${String(response.status)}`);
  return response.json().catch(() => {
    throw new BrokenSettings('the settings are no JSON');
  });
}

/** After that a page says that it waits for its settings. */
export const settingsWithinMs = 10_000;

export interface InTime {
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** Milliseconds that each attempt has. */
  readonly withinMs: number;
  /** Nothing came in time. It may still come; `again` asks once more beside it. */
  readonly onLate: (again: () => void) => void;
}

/**
 * What is read, however late it comes: the first attempt that ends counts.
 * @throws whatever `read` throws first.
 */
export function lateOrNot<T>(
  read: (anew: boolean) => Promise<T>,
  { schedule, withinMs, onLate }: InTime,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const ask = (anew: boolean): void => {
      const cancel = schedule(() => onLate(() => ask(true)), withinMs);
      void read(anew).then(resolve, reject).finally(cancel);
    };
    ask(false);
  });
}
