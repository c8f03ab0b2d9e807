import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { holdJourney } from '../hold-journey';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

interface Scenario {
  readonly name: string;
  readonly expect?: { readonly calls?: readonly { readonly body?: object }[] };
}

describe('the event', () => {
  holdJourney(import.meta.dirname, 'scenarios/sending.json');

  it('sends what its contract takes, whatever of it does not count', () => {
    const contract = read('api/openapi.json') as object;
    const { scenarios } = read('journey-config/scenarios/sending.json') as {
      readonly scenarios: readonly Scenario[];
    };
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const takes = ajv
      .addSchema(contract, 'contract')
      .getSchema('contract#/components/schemas/Application');
    const bodies = scenarios.flatMap(({ name, expect: { calls = [] } = {} }) =>
      calls.flatMap(({ body }) => (body === undefined ? [] : [{ name, body }])),
    );
    expect(bodies).toHaveLength(3);
    for (const { name, body } of bodies)
      expect([name, takes?.(body), takes?.errors]).toEqual([name, true, null]);
  });
});
