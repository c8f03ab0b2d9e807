import { getChromium } from './find-chromium.js';
import { installPackages, run } from './install.js';

installPackages();
getChromium();
run('npm', 'run', '--silent', 'check');
run('npm', 'run', '--silent', 'test:whole');
run('npm', 'run', '--silent', 'build');
run('npm', 'run', '--silent', 'size');
run('npm', 'run', '--silent', 'test:browser');
