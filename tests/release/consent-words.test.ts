import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CompiledText } from '../../src/journey';
import { shipped } from '../unit/shipped';

const kept = JSON.parse(
  readFileSync(join(import.meta.dirname, 'consent-words.json'), 'utf8'),
) as unknown;

const written = (text: CompiledText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'path' in part ? `{${part.path}}` : `[${part.text}](${part.link})`;
    })
    .join('');

it('TER-51 a consent says what it said when its version was given: other words are another version', () => {
  const words = new Map<string, Set<string>>();
  for (const { fields } of shipped().journey.steps.flatMap(({ sections }) => sections))
    for (const { consent, label, path } of fields) {
      if (consent === undefined) continue;
      const name = `${consent.id}, version ${String(consent.version)}`;
      words.set(name, (words.get(name) ?? new Set()).add(`${path}: ${written(label)}`));
    }
  const now = Object.fromEntries([...words].sort().map(([name, all]) => [name, [...all].sort()]));
  expect(now, 'raise the version, and write its words here').toEqual(kept);
});
