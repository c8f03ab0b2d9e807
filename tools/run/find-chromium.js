import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.js';

const whole = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @param {readonly (string | undefined)[]} places
 * @returns {string | undefined}
 */
const firstOf = (places) =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place));

/** Path of an installed Chromium; undefined where there is none. */
export const findChromium = () => firstOf(whole);

/**
 * The same engine without windows, settings and a cache of pages, where it is installed: a page takes a
 * fifth less of the processor in it. Else a whole Chromium.
 */
export const findHeadless = () =>
  firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...whole]);

/** Gets Chromium from Debian's packages where there is none, or says what to install. */
function getChromium() {
  if (findChromium() === undefined) installDebianPackage('chromium', 'Chromium');
  // Not every Debian has this one: then the whole one draws all pages.
  if (!process.env.CHROMIUM_PATH && findHeadless() === findChromium())
    installDebianPackage('chromium-headless-shell', 'Chromium’s headless shell');
  if (findChromium() !== undefined) return;
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to one that is installed.',
  );
  process.exit(1);
}

if (import.meta.filename === process.argv[1]) getChromium();
