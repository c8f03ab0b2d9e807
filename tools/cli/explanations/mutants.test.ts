import { describe, expect, it } from 'vitest';
import { compile, createShapeValidators } from '../../../src/compiler';
import type { JsonObject } from '../../../src/engine';
import { codeOf, mutate } from '../../../src/mutants';
import { named, tickets } from '../../../src/mutants/testing/tickets';
import { readSuite } from '../../../src/scenarios';
import { jsonIn } from '../mutants/json-at';
import { mutants } from './mutants';

const opposite = { long: named(5, true), short: named(4, false) } as const;

/** What goes unnoticed of the fact, with this scenario and perhaps another beside it. */
function unnoticed(scenario: string, ...beside: readonly object[]): readonly string[] {
  const files = tickets([JSON.parse(scenario) as JsonObject, ...beside]);
  const { journey, origins } = compile(files, { openapi: '3.1.0', paths: {} }, { traced: true });
  if (journey === null || origins === null) throw new Error('the tickets do not compile');
  const suite = readSuite(files);
  const { tried } = mutate(
    {
      ...{ journey, origins, suite, scenarios: suite.scenarios },
      validators: createShapeValidators(journey),
    },
    { written: jsonIn(files), wanted: ({ file }) => file.startsWith('facts/') },
  );
  return tried.flatMap(({ result }) => (result.is === 'unnoticed' ? [codeOf[result.cause]] : []));
}

describe.each(Object.entries(mutants))('%s', (code, { example: { wrong, right } }) => {
  it('is said of what is called wrong', () => {
    expect(unnoticed(wrong ?? '')).toContain(code);
  });

  it('is not said of what is called right, beside a household on the other side', () => {
    const other = right.includes('notRequired') ? opposite.long : opposite.short;
    expect(unnoticed(right, other)).not.toContain(code);
  });
});
