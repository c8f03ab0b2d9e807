import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where commands keep what they have worked out, for all projects of one person. */
export const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'changeover');
