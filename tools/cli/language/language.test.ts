import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operators } from '../../../src/rules';
import { describeKind } from './describe-kind';
import { describeLanguage } from './describe-language';
import { kinds, resolve, schemas } from './schemas';

describe('the reference of the config language', () => {
  it('is the one in docs/config-language.md (npm run generate)', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../docs/config-language.md'),
      'utf8',
    );
    expect(describeLanguage(schemas)).toBe(page);
  });

  it('has a chapter for every kind of file', () => {
    // What kinds of file share is no kind itself: no file names it.
    const ofFiles = [...schemas].filter(([, { properties }]) => properties?.['$schema']);
    expect(ofFiles.map(([name]) => name).sort()).toEqual(kinds.map(({ schema }) => schema).sort());
  });

  it('has every operator, as the schema of a rule has it for editors', () => {
    const { node } = resolve('#/definitions/rule', 'parts.schema.json', schemas);
    // What a directory says is compiled to a choice: no rule that is run has `entry`.
    const known = Object.keys(node.properties ?? {}).filter((name) => name !== 'entry');
    expect(known).toEqual(Object.keys(operators));
  });

  it('says what keys inside lists, maps and shared parts are for', () => {
    const small = new Map([
      [
        'a.schema.json',
        { properties: { rows: { description: 'Rows.', $ref: 'b.schema.json#/definitions/rows' } } },
      ],
      [
        'b.schema.json',
        {
          definitions: {
            rows: {
              type: 'array',
              items: {
                required: ['x'],
                properties: { x: { type: 'string', description: 'An x.', examples: ['one'] } },
              },
            },
          },
        },
      ],
    ]);
    expect(describeKind({ schema: 'a.schema.json', place: 'a.json' }, small, new Map())).toContain(
      '- **`rows`** (list) Rows.\n  - **`x`** (text, required) An x.\n\n    `"x": "one"`',
    );
  });
});
