import { installPackages, run } from './install.js';

installPackages();
run('npm', 'run', '--silent', 'build');
await import('../../dist/server/server.js');
