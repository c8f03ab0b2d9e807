import { describe, expect, it } from 'vitest';
import { createEngine, type Json, type JsonObject } from '../../engine';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { createShapeValidators } from '../shape/create-shape-validators';

const path = 'steps/apply/street.json';
const plate: JsonObject = {
  pattern: '^[A-Z]{2}[0-9]+$',
  minLength: 3,
  maxLength: 6,
  normalise: ['removeSpaces', 'upperCase', { replace: '^GB-', with: '' }],
  shown: { replace: '^(..)', with: '$1 ' },
};

/** The parking permit whose street is written in the format `plate`, and is shown by it. */
function compiled(format: JsonObject, formats: JsonObject = { plate: format }, summary = '') {
  const files = new Map(parking());
  const street = (files.get(path) ?? '')
    .replace(/"maxLength": ?40,\s*/, '')
    .replace(/"pattern": ?"[^"]*"/, '"format": "plate"')
    .replace(/"summary": ?"[^"]*"/, `"summary": "${summary === '' ? '{street|plate}' : summary}"`);
  files.set(path, street);
  const $schema = '../schemas/formats.schema.json';
  files.set('formats.json', JSON.stringify({ $schema, formats }));
  return compile(files, parkingContract);
}

/** Without what is said of a format that has no message of its own. */
const codes = (found: ReturnType<typeof compiled>): readonly string[] =>
  found.diagnostics
    .filter(({ code }) => code !== 'JC611')
    .map(({ code, file, message }) => `${code} ${file}: ${message}`);

/** What is kept of what was typed, its error, and what the folded line says of it. */
function typed(value: Json): { readonly kept: Json; readonly error: string | null } {
  const { journey, diagnostics } = compiled(plate);
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const engine = createEngine(journey, createShapeValidators(journey));
  const today = '2026-09-01';
  const events = [
    { type: 'stepEntered', step: 'apply', parameters: {}, today, restored: false },
    { type: 'fieldAnswered', section: 'street', field: 'street', value },
    { type: 'fieldLeft', section: 'street', field: 'street' },
  ] as const;
  const state = events.reduce(
    (before, event) => engine.apply(before, event).state,
    engine.start({ today, settings: {} }),
  );
  const field = engine.view(state, 'apply').sections[0]?.fields['street'];
  return { kept: field?.value ?? null, error: field?.error ?? null };
}

describe('a question in a format of the journey’s own', () => {
  it.each<[Json, Json, boolean]>([
    ['ab 12', 'AB12', false],
    ['gb-ab12', 'AB12', false],
    ['12', '12', true],
    ['ab12345', 'AB12345', true],
  ])('tidies %j to %j, wrong: %s', (value, kept, wrong) => {
    const found = typed(value);
    expect(found.kept).toBe(kept);
    expect(found.error !== null).toBe(wrong);
  });

  it('has its limits of length, where the question has none of its own', () => {
    const { journey } = compiled(plate);
    const properties = journey?.steps[0]?.sections[0]?.schema['properties'] as JsonObject;
    expect(properties['street']).toMatchObject({ format: 'plate', minLength: 3, maxLength: 6 });
  });

  it('is shown as the format says', () => {
    const { journey } = compiled(plate);
    expect(journey?.steps[0]?.sections[0]?.summary).toEqual([
      { when: true, text: [{ path: 'street', format: { replace: '^(..)', with: '$1 ' } }] },
    ]);
  });
});

describe('a format that does not fit', () => {
  it.each<[string, JsonObject, string, readonly string[]]>([
    [
      'is not there',
      { plat: plate },
      '{street}',
      [
        'JC519 formats.json: Nothing uses the format `plat`.',
        'JC322 steps/apply/street.json: There is no format `plate`.',
      ],
    ],
    [
      'only shows',
      { plate: { shown: plate['shown'] ?? null } },
      '{street}',
      [
        'JC322 steps/apply/street.json: The format `plate` has no `pattern`: it says how a value is shown alone.',
      ],
    ],
    [
      'does not say how it is shown',
      { plate: { pattern: '^x$' } },
      '{street|plate}',
      ['JC603 steps/apply/street.json: The format `plate` does not say how a value is `shown`.'],
    ],
    [
      'has the name of one that every journey has',
      { plate, lowerCase: { pattern: '^x$' } },
      '{street}',
      [
        'JC501 formats.json: Every journey has a format called `lowerCase`.',
        'JC519 formats.json: Nothing uses the format `lowerCase`.',
      ],
    ],
    [
      'replaces by a pattern that cannot be read',
      { plate: { ...plate, shown: { replace: '(', with: '' } } },
      '{street}',
      [expect.stringContaining('JC506 formats.json') as string],
    ],
    [
      'tidies by a name that is none',
      { plate: { ...plate, normalise: ['removeSpace'] } },
      '{street}',
      ['JC319 formats.json: There is no normaliser `removeSpace`.'],
    ],
  ])('%s', (_, formats, summary, found) => {
    expect([...new Set(codes(compiled(plate, formats, summary)))]).toEqual(found);
  });
});
