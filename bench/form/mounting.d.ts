interface Window {
  /** Set once the code is there. Draws the form, and ends when it has been painted. */
  mountForm?: () => Promise<void>;
}
