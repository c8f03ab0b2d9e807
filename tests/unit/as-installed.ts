import { readFileSync } from 'node:fs';
import type { Installation } from '../../src/app/installation';

/** The settings of an installation, as they are shipped. */
export const asInstalled = JSON.parse(readFileSync('server/settings.json', 'utf8')) as Installation;
