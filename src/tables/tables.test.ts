import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../compiler';
import { parking, parkingContract } from '../compiler/fixtures/parking';
import { createInspector, type Json, type JourneyState } from '../engine';
import type { CompiledJourney, TablesSpec } from '../journey';
import { drive } from '../engine/testing';
import { createColumns } from './columns/create-columns';
import { decide } from './columns/decide';
import { consentsTable } from './kinds/consents-table';
import { requiredTable } from './kinds/required-table';
import { visibilityTable } from './kinds/visibility-table';
import { all } from './partial/boolean';
import { holds } from './partial/simplify';
import type { Table } from './table';
import { ownRelevance } from './own-relevance';

const words = (rule: Json): string => JSON.stringify(rule);

/** The permit, laid out by a fact that follows from one of its answers. */
function permit(tables: object = { by: 'facts.kind' }): {
  readonly journey: CompiledJourney;
  readonly spec: TablesSpec;
} {
  const files = new Map(parking());
  const source = JSON.parse(files.get('journey.json') ?? '') as object;
  files.set('journey.json', JSON.stringify({ ...source, tables }));
  const { journey, tables: spec, diagnostics } = compile(files, parkingContract);
  if (journey === null || spec === null) throw new Error(JSON.stringify(diagnostics));
  return { journey, spec };
}

function cells(table: Table, name: string): readonly string[] {
  const rows = table.groups.flatMap((group) => group.rows).filter((row) => row.name === name);
  return rows.flatMap((row) => row.cells.map(({ text }) => text));
}

const given = { isAnswered: { var: 'permitType' } };

describe('the columns', () => {
  it('are the values that the fact can have', () => {
    expect(permit().spec.columns).toEqual([
      { value: 'short', title: 'short' },
      { value: 'long', title: 'long' },
    ]);
  });

  it('can be named, and must be values of the fact', () => {
    const columns = [{ value: 'long', title: 'Residents' }];
    expect(permit({ by: 'facts.kind', columns }).spec.columns).toEqual(columns);
    const wrong = [{ value: 'lang' }];
    expect(() => permit({ by: 'facts.kind', columns: wrong })).toThrow('JC408');
    expect(() => permit({ by: 'street' })).toThrow('JC205');
  });
});

describe('what must be answered', () => {
  it('follows from what decides the column, through facts', () => {
    const { journey, spec } = permit();
    const table = requiredTable(journey, spec, words);
    expect(cells(table, 'street.street')).toEqual(['always', 'always']);
    expect(cells(table, 'street.email')).toEqual(['never', 'never']);
    expect(cells(table, 'street.days')).toEqual(['always', 'not asked']);
  });

  it('says when, in a column where it depends', () => {
    const { journey, spec } = permit();
    const table = requiredTable(journey, spec, words);
    const condition = 'when {"isAnswered":[{"var":"street"}]}';
    expect(cells(table, 'terms.agreed')).toEqual([condition, condition]);
  });

  it('shows a field once that is alike in all variants, and names those that have another', () => {
    const { journey, spec } = permit();
    const terms = requiredTable(journey, spec, words).groups.find(({ title }) =>
      title.endsWith('(terms)'),
    );
    expect(terms?.rows.map(({ title }) => title)).toEqual([
      'I agree to the terms',
      'I know the tides (harbour)',
    ]);
  });
});

describe('which sections are shown', () => {
  it('whatever the variant', () => {
    const { journey, spec } = permit({ by: 'facts.kind', given });
    const table = visibilityTable(journey, spec, words);
    expect(cells(table, 'street')).toEqual(['shown', 'shown']);
    expect(cells(table, 'terms')).toHaveLength(2);
  });
});

type Fields = Record<'tides', { required?: object }>;

/** The permit, the questions of one variant changed. */
function harbourWith(change: (fields: Fields) => void): CompiledJourney {
  const files = new Map(parking());
  const file = 'councils/harbour.json';
  const harbour = JSON.parse(files.get(file) ?? '') as { fields: Fields };
  change(harbour.fields);
  files.set(file, JSON.stringify(harbour));
  const { journey } = compile(files, parkingContract);
  if (journey === null) throw new Error('no journey');
  return journey;
}

describe('consents', () => {
  it('by variant, with the ids that it stands for', () => {
    const table = consentsTable(permit().journey, words);
    expect(table.columns).toEqual([
      { title: 'standard', note: 'all others' },
      { title: 'harbour', note: '7, north' },
    ]);
    expect(cells(table, 'terms.agreed')).toEqual(['must be accepted', 'must be accepted']);
    expect(cells(table, 'terms.tides')).toEqual(['not asked', 'must be accepted']);
  });

  it('that nobody has to give are only asked', () => {
    const journey = harbourWith(({ tides }) => delete tides.required);
    expect(cells(consentsTable(journey, words), 'terms.tides')).toEqual(['not asked', 'asked']);
  });

  it('depend on the very id where a rule names it', () => {
    const required = { in: [{ var: 'lookups.zones.0.council' }, ['north']] };
    const journey = harbourWith(({ tides }) => Object.assign(tides, { required }));
    expect(cells(consentsTable(journey, words), 'terms.tides')[1]).toBe(
      'asked; must be answered when {"===":[{"var":"lookups.zones.0.council"},"north"]}',
    );
  });

  it('say what stands before anybody answers', () => {
    const files = new Map(parking());
    const file = 'steps/apply/terms.json';
    const terms = JSON.parse(files.get(file) ?? '') as object;
    const because = 'Its own form opens so.';
    const reactions = [{ on: { entered: true }, because, set: { agreed: true } }];
    files.set(file, JSON.stringify({ ...terms, reactions }));
    const { journey } = compile(files, parkingContract);
    if (journey === null) throw new Error('no journey');
    expect(cells(consentsTable(journey, words), 'terms.agreed')[0]).toBe(
      'must be accepted; pre-set to yes',
    );
  });
});

describe('a cell', () => {
  const answers: fc.Arbitrary<Readonly<Record<string, Json>>> = fc.record({
    street: fc.constantFrom<Json>(null, 'High Street'),
    permitType: fc.constantFrom<Json>(null, 'visitor', 'resident'),
    permit: fc.record({ days: fc.constantFrom<Json>(null, 1, 5) }),
    agreed: fc.constantFrom<Json>(null, true, false),
  });

  it('says of every household of its column what the engine says', () => {
    const { journey, spec } = permit({ by: 'facts.kind', given });
    const columns = createColumns(journey, spec);
    const inspector = createInspector(journey, {});
    const start = drive(journey).enter().state;
    fc.assert(
      fc.property(answers, (some) => {
        const state: JourneyState = { ...start, answers: { ...start.answers, ...some } };
        if (inspector.evaluate(state, spec.given) !== true) return;
        const kind = inspector.evaluate(state, { var: spec.by });
        const column = columns[spec.columns.findIndex(({ value }) => value === kind)];
        if (column === undefined) throw new Error(`no column for ${JSON.stringify(kind)}`);
        for (const section of journey.steps.flatMap((step) => step.sections)) {
          const own = ownRelevance(section);
          for (const field of section.fields) {
            const cell = decide(column.ways, ({ known }) =>
              all([own, field.relevant, field.required].map((rule) => holds(rule, known))),
            );
            const whole = [own, field.relevant, field.required].every(
              (rule) => inspector.evaluate(state, rule) === true,
            );
            expect(inspector.evaluate(state, cell), field.name).toBe(whole);
          }
        }
      }),
    );
  });
});
