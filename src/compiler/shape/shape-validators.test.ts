import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine';
import type { CompiledJourney, ShapeValidators } from '../../journey';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { createShapeValidators } from './create-shape-validators';
import { generateShapeValidators } from './generate-shape-validators';

const { journey } = compile(parking(), parkingContract);
const compiled = journey as CompiledJourney;
// Inside the project, so that the module's own imports are found as in a build.
const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.shape-'));
let generated: ShapeValidators;

beforeAll(async () => {
  const path = join(folder, 'validators.mjs');
  writeFileSync(path, generateShapeValidators(compiled).code);
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    readonly shapeValidators: ShapeValidators;
  };
  generated = module.shapeValidators;
});
afterAll(() => rmSync(folder, { recursive: true }));

const inProcess = createShapeValidators(compiled);
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.string({ maxLength: 50, unit: 'binary' }),
  fc.constantFrom('Quay', 'a@b.uk', 'a@', '2026-02-29', '2028-02-29', 'visitor', '😀'.repeat(41)),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant({ id: 1 }),
);
const values = fc.record(
  { street: value, permitType: value, days: value, start: value, email: value, zone: value },
  { requiredKeys: [] },
);

describe('shape validators', () => {
  it('are made for every section and every variant', () => {
    const ids = ['street', 'terms@harbour', 'terms@standard'];
    expect(Object.keys(generated).sort()).toEqual(ids);
    expect(Object.keys(inProcess).sort()).toEqual(ids);
  });

  it('say field, keyword and parameters of what is broken', () => {
    expect(generated['street']?.({ street: 'Quay 7', days: 0, email: 'a@' })).toEqual([
      { field: 'street', keyword: 'pattern', params: { pattern: '^[A-Za-z ]+$' } },
      { field: 'days', keyword: 'minimum', params: { comparison: '>=', limit: 1 } },
      { field: 'email', keyword: 'format', params: { format: 'email' } },
    ]);
  });

  it('find nothing in sound values', () => {
    const sound = { street: 'Quay', permitType: 'visitor', days: 2, start: '2028-02-29' };
    expect(generated['street']?.(sound)).toEqual([]);
  });

  it('count characters, not UTF-16 units', () => {
    const long = (count: number) => inProcess['street']?.({ street: '😀'.repeat(count) }) ?? [];
    const keywords = (count: number) => long(count).map(({ keyword }) => keyword);
    expect(keywords(40)).not.toContain('maxLength');
    expect(keywords(41)).toContain('maxLength');
    expect(generated['street']?.({ street: '😀'.repeat(41) })).toEqual(long(41));
  });

  it('agree, whether generated or made in process', () => {
    fc.assert(
      fc.property(values, (given) => {
        for (const id of Object.keys(inProcess)) {
          expect(generated[id]?.(given)).toEqual(inProcess[id]?.(given));
        }
      }),
    );
  });

  it('are generated once for sections of equal shape, whatever their titles', () => {
    const [step] = compiled.steps;
    const [street] = step?.sections ?? [];
    if (step === undefined || street === undefined) throw new Error('no section');
    const named = (id: string, title: string) => {
      const properties = Object.entries(street.schema['properties'] as JsonObject).map(
        ([name, field]) => [name, { ...(field as JsonObject), title }] as const,
      );
      const schema = { ...street.schema, $id: id, properties: Object.fromEntries(properties) };
      return { ...street, id, schema };
    };
    const other = { ...named('c', 'C'), schema: { ...street.schema, $id: 'c', properties: {} } };
    const sections = [named('a', 'A'), named('b', 'B'), other];
    const { code } = generateShapeValidators({ ...compiled, steps: [{ ...step, sections }] });
    expect(code.match(/^const shape\d+ = /gm)).toHaveLength(2);
    expect(code).toMatch(/"a": shape0,\s+"b": shape0,\s+"c": shape1,/);
  });

  it('evaluate no text when they run, and require nothing', () => {
    const { code } = generateShapeValidators(compiled);
    expect(code).not.toMatch(/\beval\b|new Function|require\(/);
  });
});
