import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
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
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall) {
    console.log('Installing Chromium from Debian’s packages …');
    for (const parameters of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', ['-qq', ...parameters], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  if (findChromium() !== undefined) return;
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to one that is installed.',
  );
  process.exit(1);
}

if (import.meta.filename === process.argv[1]) getChromium();
