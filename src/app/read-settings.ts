type Page = Pick<Window, 'fetch'>;

/** The settings of the installation are there and cannot be used. */
export class BrokenSettings extends Error {}

const asked = new WeakMap<Page, Promise<Response>>();

/**
 * The settings of the installation as they are, asked for once a page: what chooses the brand and
 * what opens the journey read the same answer.
 * @throws BrokenSettings where the server has none, or no JSON; whatever `fetch` throws without a connection.
 */
export async function readSettings(page: Page): Promise<unknown> {
  const request = asked.get(page) ?? page.fetch('/settings.json');
  asked.set(page, request);
  const response = (await request).clone();
  if (!response.ok) throw new BrokenSettings(`the settings: ${String(response.status)}`);
  return response.json().catch(() => {
    throw new BrokenSettings('the settings are no JSON');
  });
}
