import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

/** What nobody reads of the answer of `create`, with these pieces in place of others. */
function unread(
  ...edits: readonly (readonly [file: string, from: string, to: string])[]
): readonly string[] {
  const files = new Map(
    parking('calls/create.json', '"number": "number",', '"number": "number", "again": "number",'),
  );
  for (const [file, from, to] of edits) {
    const text = files.get(file) ?? '';
    expect(text).toContain(from);
    files.set(file, text.replace(from, to));
  }
  return compile(files, parkingContract).diagnostics.flatMap(({ code, pointer }) =>
    code === 'JC584' ? [pointer] : [],
  );
}

const done = 'steps/done/step.json';
const lead = '{lookups.create.open.0.name}';

describe('a part of an answer', () => {
  it('is read by nobody', () => {
    expect(unread()).toEqual(['/into/again']);
    expect(unread([done, lead, 'the High Street'])).toEqual(['/into/open', '/into/again'].sort());
  });

  it('is read by a text or a rule under the name of the answer', () => {
    expect(unread([done, lead, `${lead} {lookups.create.again}`])).toEqual([]);
    expect(unread([done, lead, `${lead} {lookups.zones.again}`])).toEqual(['/into/again']);
  });

  it('is read as the answer comes', () => {
    const sequence = 'sequences/save.json';
    expect(unread([sequence, 'answer.number', 'answer.again'])).toEqual(['/into/number']);
  });

  it('is read by whoever takes the whole', () => {
    expect(unread([done, lead, '{lookups.create}'])).toEqual([]);
  });

  it('is not read by what forgets it', () => {
    expect(
      unread(['steps/apply/street.json', '"clear": [', '"clear": ["lookups.create", ']),
    ).toEqual(['/into/again']);
  });

  it('may be shown by a screen', () => {
    const screen = 'screens/results.json';
    expect(unread([screen, '"from": "lookups.zones"', '"from": "lookups.create.open"'])).toEqual(
      [],
    );
  });
});
