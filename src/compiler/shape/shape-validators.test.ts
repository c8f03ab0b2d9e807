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
const judged = (validators: ShapeValidators, name: string, given: Json) =>
  validators['street']?.[name]?.(given);

describe('shape validators', () => {
  it('are made for every question of every section and every variant', () => {
    const named = compiled.steps.flatMap(({ sections }) =>
      sections.map(({ schema, fields }) => [schema['$id'], fields.map(({ name }) => name)]),
    );
    const made = (validators: ShapeValidators) =>
      Object.entries(validators).map(([id, questions]) => [id, Object.keys(questions)]);
    expect(named.map(([id]) => id)).toEqual(['street', 'terms@standard', 'terms@harbour']);
    expect(made(generated)).toEqual(named);
    expect(made(inProcess)).toEqual(named);
  });

  it.each<[string, Json, string, JsonObject]>([
    ['street', 'Quay 7', 'pattern', { pattern: '^[A-Za-z ]+$' }],
    ['days', 0, 'minimum', { comparison: '>=', limit: 1 }],
    ['email', 'a@', 'format', { format: 'email' }],
  ])('say keyword and parameters of what is broken: %s %j', (name, wrong, keyword, params) => {
    expect(judged(generated, name, wrong)).toEqual([{ keyword, params }]);
  });

  it.each<[string, Json]>([
    ['street', 'Quay'],
    ['permitType', 'visitor'],
    ['days', 2],
    ['start', '2028-02-29'],
  ])('find nothing in what is sound: %s %j', (name, sound) => {
    expect(judged(generated, name, sound)).toEqual([]);
  });

  it('count characters, not UTF-16 units', () => {
    const long = (count: number) => judged(inProcess, 'street', '😀'.repeat(count)) ?? [];
    const keywords = (count: number) => long(count).map(({ keyword }) => keyword);
    expect(keywords(40)).not.toContain('maxLength');
    expect(keywords(41)).toContain('maxLength');
    expect(judged(generated, 'street', '😀'.repeat(41))).toEqual(long(41));
  });

  it('agree, whether generated or made in process', () => {
    fc.assert(
      fc.property(value, (given) => {
        for (const [id, questions] of Object.entries(inProcess))
          for (const [name, judge] of Object.entries(questions))
            expect(generated[id]?.[name]?.(given)).toEqual(judge(given));
      }),
    );
  });

  it('are generated once for questions of equal shape, whatever their names and titles', () => {
    const [step] = compiled.steps;
    const [first] = step?.sections ?? [];
    if (step === undefined || first === undefined) throw new Error('no section');
    const days = { type: 'integer', minimum: 1 };
    const section = (id: string, properties: JsonObject) => ({
      ...first,
      schema: { $id: id, type: 'object', properties },
    });
    const sections = [
      section('a', { days: { ...days, title: 'Days' }, text: { type: 'string', title: 'Text' } }),
      section('b', { days: { ...days, title: 'How long?' }, text: { type: 'string' } }),
      section('c', { nights: days }),
    ];
    const { code } = generateShapeValidators({ ...compiled, steps: [{ ...step, sections }] });
    expect(code.match(/^const shape\d+ = /gm)).toHaveLength(2);
    expect(code.match(/^const questions.*/gm)).toEqual([
      'const questions0 = { "days": shape0, "text": shape1 };',
      'const questions1 = { "nights": shape0 };',
    ]);
    expect(code).toMatch(/"a": questions0,\s+"b": questions0,\s+"c": questions1,/);
  });

  it('evaluate no text when they run, and require nothing', () => {
    const { code } = generateShapeValidators(compiled);
    expect(code).not.toMatch(/\beval\b|new Function|require\(/);
  });
});
