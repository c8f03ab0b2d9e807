import { findChromium } from '../../../tools/run/find-chromium.js';

/** Where settings of the browser or its cache of pages are what is looked at: the shell has neither. */
export const wholeChromium = (): { readonly executablePath?: string } => {
  const found = findChromium();
  return found === undefined ? {} : { executablePath: found };
};
