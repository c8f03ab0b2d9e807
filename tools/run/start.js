import { installPackages, run } from './install.js';
import { serveJourney } from './serve-journey.js';

const parameters = process.argv.slice(2);

installPackages();
// A journey of one's own is being written: it is shown as it is saved, before a stand-in for its partner.
if (parameters.length > 0) serveJourney(parameters);
run('npm', 'run', '--silent', 'build');
await import('../../dist/server/server.js');
