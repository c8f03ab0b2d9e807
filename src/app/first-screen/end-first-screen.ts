/** What is drawn next is the page's own. */
export function endFirstScreen(root: HTMLElement): void {
  const { ownerDocument: document } = root;
  delete root.dataset['first'];
  delete document.documentElement.dataset['first'];
  for (const id of ['first-notice', 'first-working']) document.getElementById(id)?.remove();
}
