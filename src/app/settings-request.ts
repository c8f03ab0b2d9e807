type Page = Pick<Window, 'fetch'>;

const asked = new WeakMap<Page, Promise<Response>>();

/**
 * The settings of the installation, asked for once a page: what chooses the brand and what opens the
 * journey read the same answer.
 */
export function requestSettings(page: Page): Promise<Response> {
  const before = asked.get(page) ?? page.fetch('/settings.json');
  asked.set(page, before);
  return before.then((answer) => answer.clone());
}
