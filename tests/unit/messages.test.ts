import { describe, expect, it } from 'vitest';
import { compile, createShapeValidators } from '../../src/compiler';
import { parking, parkingContract } from '../../src/compiler/fixtures/parking';
import { createEngine, type Json, type JsonObject } from '../../src/engine';
import { files as shippedFiles } from './shipped';

/** What the parking permit says of a question `code`. */
interface Field {
  readonly schema: JsonObject;
  readonly required?: Json;
  readonly bounds?: Json;
  readonly label?: Json;
  /** Its own words, by rule. */
  readonly messages?: Json;
}

const today = '2026-09-01';
const words = 'messages/en-GB.json';
const section = 'steps/apply/street.json';

/** The file with a question `code` behind its own. */
function withCode(text: string, question: Field): string {
  const source = JSON.parse(text) as { readonly fields: JsonObject };
  const fields = { ...source.fields, code: { title: 'Code', ...question } };
  return JSON.stringify({ ...source, fields });
}

/** What the household reads at `code` when it has answered that and goes on; null for nothing. */
function said(field: Field, value: Json, templates: JsonObject = {}): string | null {
  const files = new Map(parking());
  files.set(section, withCode(files.get(section) ?? '', field));
  // The templates are those that households of the shipped journey read.
  const shipped = JSON.parse(shippedFiles.get(words) ?? '') as JsonObject;
  files.set(words, JSON.stringify({ ...shipped, ...templates }));
  files.set('formats.json', shippedFiles.get('formats.json') ?? '');
  const { journey, diagnostics } = compile(files, parkingContract);
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const engine = createEngine(journey, createShapeValidators(journey));
  const events = [
    { type: 'stepEntered', step: 'apply', parameters: {}, today, restored: false },
    { type: 'fieldAnswered', section: 'street', field: 'code', value },
    { type: 'sectionContinued', section: 'street' },
  ] as const;
  const state = events.reduce(
    (before, event) => engine.apply(before, event).state,
    engine.start({ today, settings: {} }),
  );
  return engine.view(state, 'apply').sections[0]?.fields['code']?.error ?? null;
}

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;

describe('the templates of messages', () => {
  it.each<[string, Field, Json, string | null]>([
    ['MSG-01', { schema: text, required: true }, null, 'Code is required'],
    ['MSG-01', { schema: text, required: true }, 'a', null],
    ['MSG-02', { schema: { type: 'integer' } }, 'a', 'Code must be numbers only.'],
    ['MSG-02', { schema: { type: 'integer' } }, 4, null],
    ['MSG-03', { schema: number }, 'a', 'Code must be valid decimal.'],
    ['MSG-03', { schema: number }, 4.5, null],
    ['MSG-04', { schema: number, bounds: [2, 9000] }, 1, 'Code must be between 2 & 9,000.'],
    ['MSG-04', { schema: number, bounds: [2, 9000] }, 2, null],
    ['MSG-05', { schema: { ...text, format: 'letters' } }, 'a1', 'Code must be letters only.'],
    ['MSG-05', { schema: { ...text, format: 'letters' } }, 'a', null],
    [
      'MSG-06',
      { schema: { ...text, format: 'lettersAndNumbers' } },
      'a-1',
      'Code must be letters and numbers only.',
    ],
    ['MSG-06', { schema: { ...text, format: 'lettersAndNumbers' } }, 'a1', null],
    ['MSG-07', { schema: { ...number, maximum: 9 } }, 10, "Code can't be more than 9"],
    ['MSG-07', { schema: { ...number, maximum: 9 } }, 9, null],
    ['MSG-08', { schema: { ...number, minimum: 2 } }, 1, "Code can't be less than 2"],
    ['MSG-08', { schema: { ...number, minimum: 2 } }, 2, null],
    ['MSG-09', { schema: { ...text, minLength: 3 } }, 'ab', 'Code must be at least 3 characters.'],
    ['MSG-09', { schema: { ...text, minLength: 3 } }, 'abc', null],
    ['MSG-10', { schema: { ...text, maxLength: 3 } }, 'abcd', 'Code exceeds 3 characters.'],
    ['MSG-10', { schema: { ...text, maxLength: 3 } }, 'abc', null],
    ['MSG-11', { schema: { ...text, format: 'email' } }, 'a@b', 'Email is invalid.'],
    ['MSG-11', { schema: { ...text, format: 'email' } }, 'a@b.uk', null],
    ['MSG-12', { schema: { ...text, pattern: '^[A-Z]$' } }, 'a', 'Code is invalid.'],
    ['MSG-12', { schema: { ...text, pattern: '^[A-Z]$' } }, 'A', null],
  ])('%s %j with %j: %j', (_, field, value, message) => {
    expect(said(field, value)).toBe(message);
  });

  it('MSG-13 name the field by its label, which may be another than its title', () => {
    const field = { schema: text, required: true } as const;
    expect(said(field, null)).toBe('Code is required');
    expect(said({ ...field, label: 'Secret word' }, null)).toBe('Secret word is required');
  });
});

describe('which words are taken', () => {
  const field = { schema: { ...text, pattern: '^[A-Z]$' } } as const;
  const templates = { rules: { pattern: '{label}: as on your letter.' }, default: '{label}?' };
  const own = { pattern: 'The code is on your letter.' };

  it('the field’s own for the rule, before the template of the rule', () => {
    expect(said({ ...field, messages: own }, 'a', templates)).toBe('The code is on your letter.');
  });

  it('those of the field in the file of messages, as the section’s own', () => {
    const fields = { 'street.code': own };
    expect(said(field, 'a', { ...templates, fields })).toBe('The code is on your letter.');
  });

  it('the template of the rule, before the default; words for another rule count for nothing', () => {
    const other = { ...field, required: true, messages: { required: 'Enter the code.' } };
    expect(said(other, 'a', templates)).toBe('Code: as on your letter.');
  });

  it('the default where nothing else speaks', () => {
    expect(said(field, 'a', { ...templates, rules: {} })).toBe('Code?');
  });
});
