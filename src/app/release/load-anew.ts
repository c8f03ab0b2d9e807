/** Loads the page anew: at the address that the household was on its way to, or where it is. */
export function loadAnew({ location }: Pick<Window, 'location'>, goal: string | null): void {
  if (goal === null) location.reload();
  else location.assign(goal);
}

/**
 * The same by itself, where nothing is entered: once a tab and release, or a server that serves half
 * a release would make the page load for ever. False when it was done before, or cannot be noted.
 */
export function loadAnewOnce(page: Window, key: string, goal: string | null): boolean {
  const script = page.document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const release = script ?? '';
  try {
    if (page.sessionStorage.getItem(key) === release) return false;
    page.sessionStorage.setItem(key, release);
  } catch {
    return false;
  }
  loadAnew(page, goal);
  return true;
}
