// A build that runs elsewhere as one file: npm run pack.
import { copyFileSync, rmSync } from 'node:fs';
import { run } from './install.js';

// npm leaves package-lock.json out of what it packs, and takes the same under this name along.
const lock = 'npm-shrinkwrap.json';

run('npm', 'run', '--silent', 'parts');
run('npm', 'run', '--silent', 'build');
copyFileSync('package-lock.json', lock);
// A command that fails ends this process.
process.on('exit', () => rmSync(lock));
run('npm', 'pack', '--ignore-scripts');
