import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledJourney, ShapeValidator, ShapeValidators } from '../../journey';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { createShapeValidators } from './create-shape-validators';
import { generateShapeValidators } from './generate-shape-validators';

const formats = {
  letters: { pattern: "^[\\p{L}\\p{M}\\p{Pd}\\s.'’‘]+$" },
  lettersAndNumbers: { pattern: '^[A-Za-z0-9]+$' },
};

/** The parking permit, whose street is a text of that format. */
function withFormat(format: string): CompiledJourney {
  const files = new Map(parking());
  const path = 'steps/apply/street.json';
  const street = files.get(path)?.replace(/"pattern": ?"[^"]*"/, `"format": "${format}"`);
  files.set('formats.json', JSON.stringify({ $schema: '../schemas/formats.schema.json', formats }));
  const { journey, diagnostics } = compile(files.set(path, street ?? ''), parkingContract);
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return journey;
}

// Inside the project, so that the module's own imports are found as in a build.
const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.shape-'));
const made = new Map<string, readonly ShapeValidator[]>();

beforeAll(async () => {
  for (const format of Object.keys(formats)) {
    const journey = withFormat(format);
    const path = join(folder, `${format}.mjs`);
    writeFileSync(path, generateShapeValidators(journey).code);
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      readonly shapeValidators: ShapeValidators;
    };
    const ways = [module.shapeValidators, createShapeValidators(journey)];
    made.set(format, ways.map((each) => each['street']?.['street']) as readonly ShapeValidator[]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const judge = (format: string, street: string) =>
  made.get(format)?.map((validate) => validate(street).map(({ params }) => params['format']));

describe('formats that a journey names', () => {
  it.each([
    ['letters', 'José'],
    ['letters', 'Jose\u0301'],
    ['letters', 'O’Brien-Smith Jr.'],
    ['letters', "O'Brien"],
    ['letters', 'Łukasz'],
    ['letters', 'प्रिया'],
    ['letters', 'Mary\u00a0Ann'],
    ['lettersAndNumbers', 'AB12cde'],
  ])('%s takes %j', (format, text) => {
    expect(judge(format, text)).toEqual([[], []]);
  });

  it.each([
    ['letters', 'Ada2'],
    ['letters', 'Ada@'],
    ['letters', 'Marsh_'],
    ['lettersAndNumbers', 'AB 12'],
    ['lettersAndNumbers', 'AB-12'],
    ['lettersAndNumbers', 'É1'],
  ])('%s refuses %j, under its own name', (format, text) => {
    expect(judge(format, text)).toEqual([[format], [format]]);
  });

  it('judge the same in the page as in a process', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...made.keys()),
        fc.string({ unit: 'grapheme' }),
        (format, text) => {
          const [page, process] = judge(format, text) ?? [];
          expect(page).toEqual(process);
        },
      ),
    );
  });
});
