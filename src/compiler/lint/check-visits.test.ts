import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const terms = 'steps/apply/terms.json';
const step = 'steps/apply/step.json';

interface Terms {
  readonly fields: { readonly agreed: Readonly<Record<string, unknown>> };
}

/** What is said of a section that must be visited: the terms of the permit, with something else in them. */
function found(
  change: (written: Terms) => object = () => ({}),
  ofStep: object = {},
): readonly (string | null)[] {
  const files = new Map(parking());
  const written = JSON.parse(files.get(terms) ?? '') as Terms;
  files.set(terms, JSON.stringify({ ...written, visited: true, ...change(written) }));
  files.set(step, JSON.stringify({ ...JSON.parse(files.get(step) ?? ''), ...ofStep }));
  return compile(files, parkingContract).diagnostics.flatMap(({ code, severity, help }) =>
    code === 'JC564' ? [`${severity}: ${help ?? ''}`] : [],
  );
}

const agreed =
  (said: object) =>
  ({ fields }: Terms): object => ({
    fields: { ...fields, agreed: { ...fields.agreed, ...said } },
  });

describe('a section that must be visited', () => {
  const never: readonly string[] = [];
  const needed = 'warning: nobody can leave out `agreed`, which nothing fills in: leave it out';
  it.each<[string, (written: Terms) => object, readonly string[]]>([
    ['holds everybody anyway', () => ({}), [needed]],
    ['may be left blank', agreed({ required: false }), never],
    ['must be answered by some', agreed({ required: { '===': [{ var: 'street' }, 'x'] } }), never],
    ['asks some alone', agreed({ relevant: { isAnswered: { var: 'street' } } }), never],
    ['shows it to some alone', agreed({ visible: { isAnswered: { var: 'street' } } }), never],
    ['is filled in as it opens', agreed({ opens: { value: true, because: 'x' } }), never],
    [
      'is filled in by a rule',
      () => ({ reactions: [{ on: { succeeded: 'zones' }, set: { agreed: true } }] }),
      never,
    ],
    [
      'asks nothing',
      () => ({ fields: {}, variants: undefined, groups: undefined }),
      ['warning: it asks nothing, and so stands open once all others are done: leave it out'],
    ],
  ])('that %s', (_, change, says) => {
    expect(found(change)).toEqual(says);
  });

  it('where all sections stand open', () => {
    expect(found(agreed({ required: false }), { progressive: false })).toEqual([
      'warning: all sections of this step stand open: leave it out, or make the step `progressive`',
    ]);
  });
});
