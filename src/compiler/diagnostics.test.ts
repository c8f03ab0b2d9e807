import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import { parking, parkingContract } from './fixtures/parking';
import { position } from './fixtures/position';
import { slips } from './fixtures/slips';

describe('diagnostics', () => {
  it.each(Object.entries(slips))('%s is found at its place', (_, slip) => {
    const files = parking(slip.file, slip.from, slip.to);
    const { journey, diagnostics } = compile(files, parkingContract);
    const place = slip.in ?? slip.file;
    const found = diagnostics.find(
      ({ code, file, severity }) =>
        code === slip.code && file === place && severity === (slip.severity ?? 'error'),
    );
    expect(found, JSON.stringify(diagnostics, null, 1)).toMatchObject({
      severity: slip.severity ?? 'error',
      ...position(files.get(place) ?? '', slip.at),
    });
    if (slip.help !== undefined) expect(found?.help).toBe(slip.help);
    if (slip.severity === undefined) expect(journey).toBeNull();
    else expect(journey).not.toBeNull();
  });

  it('a slip in an overlay is found in the overlay, once', () => {
    const file = 'councils/harbour.json';
    const files = parking(file, '"group": "tides"', '"group": "tide"');
    const { diagnostics } = compile(files, parkingContract);
    expect(diagnostics).toMatchObject([
      { code: 'JC323', file, ...position(files.get(file) ?? '', '"tide"') },
    ]);
  });

  it('a slip in a section with variants is said once, not once a variant', () => {
    const { diagnostics } = compile(
      parking('steps/apply/terms.json', '"var": "street"', '"var": "strete"'),
      parkingContract,
    );
    expect(diagnostics).toHaveLength(1);
  });

  it('a file that nothing reads is a warning and stops nothing', () => {
    const files = new Map([...parking(), ['call/zones.json', '{}']]);
    const { journey, diagnostics } = compile(files, parkingContract);
    expect(diagnostics).toMatchObject([
      { code: 'JC104', severity: 'warning', file: 'call/zones.json' },
    ]);
    expect(journey).not.toBeNull();
  });

  it('a message for a keyword of shapes may wait for its first field', () => {
    const { diagnostics } = compile(
      parking(
        'messages/en-GB.json',
        '"rules": {',
        '"rules": { "minLength": "{label} is too short.",',
      ),
      parkingContract,
    );
    expect(diagnostics).toEqual([]);
  });

  it('a variant that nothing uses is a warning', () => {
    const { diagnostics } = compile(
      new Map([
        ...parking(),
        [
          'councils/moor.json',
          '{"$schema": "../../schemas/consent-variant.schema.json", "id": "moor"}',
        ],
      ]),
      parkingContract,
    );
    expect(diagnostics).toMatchObject([{ code: 'JC509', severity: 'warning' }]);
  });

  it('a rule nested deeper than 32 is refused', () => {
    const deep = `${'{"!": '.repeat(33)}true${'}'.repeat(33)}`;
    const { diagnostics } = compile(
      parking('steps/apply/terms.json', /"relevant": \{[^}]*\}\s+\}/, `"relevant": ${deep}`),
      parkingContract,
    );
    expect(diagnostics).toMatchObject([{ code: 'JC407' }]);
  });

  it('an answer that is known to be there may be compared', () => {
    const guarded =
      '{"and": [{"isAnswered": {"var": "permit.days"}}, {"<": [{"var": "permit.days"}, 5]}]}';
    const { diagnostics } = compile(
      parking('steps/apply/terms.json', /"relevant": \{[^}]*\}\s+\}/, `"relevant": ${guarded}`),
      parkingContract,
    );
    expect(diagnostics).toEqual([]);
  });

  it('an empty configuration says what a configuration starts with', () => {
    const { journey, diagnostics } = compile(new Map(), {});
    expect(journey).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'JC105', file: 'journey.json' }]);
  });
});
