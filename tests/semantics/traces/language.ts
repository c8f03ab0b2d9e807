/** What there is in the language, by its schemas, and what random traces leave out on purpose. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operators } from '../../../src/rules';
import { isObject } from '../json';
import type { Json } from '../subject';
import { at } from './json';

const kinds: Readonly<Record<string, string>> = {
  journey: 'journey',
  step: 'step',
  section: 'section',
  directory: 'directory',
  calls: 'call',
  sequences: 'sequence',
  screens: 'screen',
  bundles: 'bundle',
  tracking: 'tracking',
};
const events = [
  ...['enter', 'answer', 'leave', 'press', 'continue', 'change', 'submit', 'succeeds', 'fails'],
  ...[
    'retry',
    'item open',
    'item save',
    'item dismiss',
    'item remove',
    'dialog on',
    'dialog close',
  ],
  ...['dialog to', 'request', 'startAnew', 'reload', 'dismiss', 'snapshotDropped'],
];
function keysOf(schema: string): string[] {
  const path = join(import.meta.dirname, '../../../schemas', `${schema}.schema.json`);
  const parsed = JSON.parse(readFileSync(path, 'utf8')) as Json;
  const properties = at(parsed, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}
/** Drawn only, added by the adapter, or of commits, which are outside the text (D7, J1). */
const leftOut = new Set([
  ...['$schema', 'id', 'source', 'description', 'contract', 'locale', 'entry', 'stages', 'stage'],
  ...['tables', 'name', 'scene', 'aside', 'uiSchema', 'commit', 'waits', 'repeat', 'alreadyDone'],
  ...['refuses', 'patience', 'within', 'renewsToken', 'chapter', 'language'],
  // Says what day it is, which the traces are given.
  'timeZone',
  // Of language 2 alone: drawn are journeys of language 1, migrated before the engine runs them.
  ...['lookups', 'forgottenWith', 'sensitive', 'groups', 'entries', 'otherwise', 'because'],
]);
/** Names as `count` gives them. */
export const everything: readonly string[] = [
  ...Object.entries(kinds).flatMap(([kind, schema]) =>
    keysOf(schema)
      // `entry` of a step and `tables` of a screen mean something.
      .filter(
        (key) => !leftOut.has(key) || ['step: entry', 'screen: tables'].includes(`${kind}: ${key}`),
      )
      .map((key) => `${kind}: ${key}`),
  ),
  ...Object.keys(operators).map((name) => `operator: ${name}`),
  ...events.map((name) => `event: ${name}`),
];
