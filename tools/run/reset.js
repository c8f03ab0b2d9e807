import { rmSync } from 'node:fs';

rmSync('.data', { recursive: true, force: true });
console.log('The sandbox’s data is gone. The next start makes it anew.');
