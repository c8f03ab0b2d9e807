/**
 * Whether the server has another release than the one that this page came from: its page does not
 * name the script that this one began with. Not known means no, e.g. offline.
 */
export async function isOtherRelease(page: Window): Promise<boolean> {
  const script = page.document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (script === null || script === undefined) return false;
  try {
    const answer = await page.fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(`"${script}"`);
  } catch {
    return false;
  }
}
