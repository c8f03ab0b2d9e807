import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compiler';
import { migrate } from '../../src/compiler/migrate';
import type { Json, JsonObject } from '../../src/engine';
import { readConfiguration, readContract } from '../../tools/project';
import { differences, unfolded } from './model';

const root = join(import.meta.dirname, '../..');
const before = readConfiguration(join(import.meta.dirname, 'language-1'));
const { files, suggestions, refused } = migrate(before);

interface Kept extends JsonObject {
  readonly steps: readonly (JsonObject & { readonly sections: readonly JsonObject[] })[];
}

const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'compiled.json'), 'utf8')) as Kept;
const then = {
  ...kept,
  steps: kept.steps.map((step) => ({ ...step, sections: unfolded(step.sections) })),
};

const spoken = 'A heading may speak of the household: the view says it, and not the look.';
const filled = 'A button may speak of the household: its words are filled.';
const once = 'What an answer starts as is said once, and holds on each sheet that asks for it.';
const asOne = 'A variant is kept with its ids; when it is in force says `relevant`, as it did.';
/** What the same files mean otherwise by now, and why. */
const named = {
  '/facts/moveTakesAtLeast':
    'Five days for the one supplier that says it and for all others: no choice.',
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((box): [string, string] => [
      `/screens/results/filters/4/always/${String(box)}`,
      'A box that always stands has words of its own.',
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 13 }, (_, index): [string, string] => [
      `/steps/3/sections/${String(index + 6)}/variant`,
      asOne,
    ]),
  ),
  '/steps/0/submit/label': filled,
  '/steps/3/submit/label': filled,
  '/steps/0/sections/11/fields/2/initial': once,
  '/steps/0/sections/11/fields/10/initial': once,
  '/steps/0/sections/11/uiSchema/gasUsage/ui:options/heading': spoken,
  '/steps/0/sections/11/uiSchema/electricityUsage/ui:options/heading': spoken,
} as const;

describe('the shipped journey as it stood in language 1', () => {
  it('is brought to language 2 without a question', () => {
    expect(refused).toEqual([]);
    expect(files.size).toBeGreaterThan(before.size);
  });

  const contract = readContract(join(root, 'journey-config'), readConfiguration(join(root, 'journey-config'))); // oxfmt-ignore
  const { journey, diagnostics } = compile(files, contract);

  it('is sound then', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('means what it meant, but for what is named here', () => {
    const now = JSON.parse(JSON.stringify(journey)) as Json;
    expect(differences(then, now).toSorted()).toEqual(Object.keys(named).toSorted());
  });

  it('could say much better, and says where', () => {
    const kinds = new Set(suggestions.map(({ about }) => about));
    expect([...kinds].sort()).toEqual([
      ...['accepted', 'consent', 'directory', 'forgottenWith', 'groups', 'like', 'opens'],
    ]);
    for (const { file, line } of suggestions)
      expect(files.get(file)?.split('\n').length, file).toBeGreaterThanOrEqual(line);
  });
});
