import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.js';

const places = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows: a page takes a fifth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium; undefined where there is none. */
export const findChromium = () =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place));

/** Gets Chromium from Debian's packages where there is none, or says what to install. */
function getChromium() {
  if (findChromium() !== undefined) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installDebianPackage(name, 'Chromium');
    if (findChromium() !== undefined) return;
  }
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell, or chromium), ' +
      'or set CHROMIUM_PATH to one that is installed.',
  );
  process.exit(1);
}

if (import.meta.filename === process.argv[1]) getChromium();
