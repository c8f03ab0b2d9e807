import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const harbour = {
  $schema: '../../schemas/consent-variant.schema.json',
  id: 'harbour',
};

/** The permit whose time to decide is said by the directory of councils, and by some of them. */
function permit(own: object, others: Readonly<Record<string, object>> = {}) {
  const written = parking(
    'councils/directory.json',
    '"default": "standard"',
    '"facts": { "daysToDecide": 10 }, "default": "standard"',
  );
  const facts = {
    $schema: '../../schemas/facts.schema.json',
    facts: {
      decidedBy: {
        addWorkingDays: [
          { var: 'today' },
          { var: 'facts.daysToDecide' },
          { var: 'calendars.riverside' },
        ],
      },
    },
  };
  const files = {
    'councils/harbour.json': { ...harbour, facts: own },
    'facts/decision.json': facts,
    ...others,
  };
  const all = [
    ...written,
    ...Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)] as const),
  ];
  return compile(new Map(all), parkingContract);
}

const codes = (own: object, others?: Readonly<Record<string, object>>) =>
  permit(own, others).diagnostics.map(({ code, file }) => `${code} ${file}`);

describe('facts by variant', () => {
  it('choose by what the variants are chosen by, whether an id is text or a number', () => {
    const { journey, diagnostics } = permit({ daysToDecide: 3 });
    expect(diagnostics).toEqual([]);
    expect(journey?.facts['daysToDecide']).toEqual({
      if: [{ in: [{ var: 'lookups.zones.0.council' }, [7, '7', 'north']] }, 3, 10],
    });
  });

  it('are those of the directory where no variant says otherwise, and of the default variant where it does', () => {
    expect(permit({}).journey?.facts['daysToDecide']).toBe(10);
    const standard = {
      ...{ $schema: harbour.$schema, id: 'standard' },
      facts: { daysToDecide: 8 },
    };
    expect(permit({}, { 'councils/standard.json': standard }).journey?.facts['daysToDecide']).toBe(
      8,
    );
  });

  it('have a place to be found at', () => {
    expect(permit({ daysToDecide: 3 }).origins?.at('fact:daysToDecide')).toMatchObject({
      file: 'councils/directory.json',
      pointer: '/facts/daysToDecide',
    });
  });

  it('are refused under a name or with a type that the directory does not have', () => {
    expect(codes({ daysToDecid: 3 })).toEqual(['JC313 councils/harbour.json']);
    expect(codes({ daysToDecide: 'three' })).toContain('JC507 councils/harbour.json');
  });

  it('are refused where a fact has the name already', () => {
    const more = {
      $schema: '../../schemas/facts.schema.json',
      facts: { daysToDecide: 4 },
    };
    expect(codes({ daysToDecide: 3 }, { 'facts/more.json': more })).toEqual([
      'JC501 councils/directory.json',
    ]);
  });
});
