/** jsdom draws a dialog but cannot open one; Chromium's own are tried in tests/browser. */
export function openModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
