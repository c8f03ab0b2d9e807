import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a Debian package where that can be done: as root, with apt-get. What comes of it is for
 * whoever needs the package to see.
 *
 * @param {string} name of the package
 * @param {string} called as people call it
 */
export function installDebianPackage(name, called) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${called} from Debian’s packages …`);
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['-qq', ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
