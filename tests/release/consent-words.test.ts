import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CompiledSection, CompiledText } from '../../src/journey';
import { getPath } from '../../src/rules';
import { shipped } from '../unit/shipped';

const kept = JSON.parse(
  readFileSync(join(import.meta.dirname, 'consent-words.json'), 'utf8'),
) as unknown;

const written = (text: CompiledText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('mark' in part) return part.text;
      return 'path' in part ? `{${part.path}}` : `[${part.text}](${part.link})`;
    })
    .join('');

/** What heads boxes that stand apart begins the sentence of each. */
function leadOf({ uiSchema, fields, groups }: CompiledSection, box: string): CompiledText {
  const look = (name: string, key: string) => getPath(uiSchema, `${name}.ui:options.${key}`);
  const set = look(box, 'set');
  const isApart = fields.some(
    ({ name }) => look(name, 'set') === set && look(name, 'aside') === true,
  );
  return isApart && typeof set === 'string' ? (groups[set]?.text ?? []) : [];
}

it('TER-51 a consent says what it said when its version was given: other words are another version', () => {
  const words = new Map<string, Set<string>>();
  for (const section of shipped().journey.steps.flatMap(({ sections }) => sections))
    for (const { consent, label, name: box, path } of section.fields) {
      if (consent === undefined) continue;
      const name = `${consent.id}, version ${String(consent.version)}`;
      const lead = written(leadOf(section, box));
      const whole = lead === '' ? written(label) : `${lead} ${written(label)}`;
      words.set(name, (words.get(name) ?? new Set()).add(`${path}: ${whole}`));
    }
  const now = Object.fromEntries([...words].sort().map(([name, all]) => [name, [...all].sort()]));
  expect(now, 'raise the version, and write its words here').toEqual(kept);
});
