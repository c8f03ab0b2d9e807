import { describe, expect, it } from 'vitest';
import { compile, createShapeValidators } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import { createProver } from '../prover';
import { prove } from './prove';

const street = 'steps/apply/street.json';
type Written = Readonly<Record<string, unknown>>;
type Change = (written: Written) => object;

/** What is proved of the permit with something else in its files, by code and place. */
function found(...edits: readonly (readonly [file: string, change: Change])[]): readonly string[] {
  const files = new Map(parking());
  for (const [file, change] of edits) {
    const written = JSON.parse(files.get(file) ?? '{}') as Written;
    files.set(file, JSON.stringify({ ...written, ...change(written) }));
  }
  const { journey, origins, diagnostics } = compile(files, parkingContract, { traced: true });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  const prover = createProver(journey, { validators: createShapeValidators(journey) });
  return prove(prover, origins, null).findings.map(({ code }) => code);
}

const asked =
  (fields: object): Change =>
  (written) => ({ fields: { ...(written['fields'] as object), ...fields } });
const isVisitor = { '===': [{ var: 'permitType' }, 'visitor'] };

describe('an answer that checks, bounds and shape leave no value of', () => {
  const answer = { var: 'more' };
  const guarded = (assert: object): object => ({
    wide: { assert: { and: [{ isAnswered: { var: 'permitType' } }, assert] }, message: 'No.' },
  });
  const date = { schema: { type: 'string', format: 'date' } };
  const birth = { widget: 'date', mode: 'birth', yearsBack: 15 };
  const number = { schema: { type: 'number' } };
  const adult = { '>=': [{ yearsSince: answer }, 18] };

  it.each<[string, object, object, number]>([
    ['bounds', { ...number, bounds: [1, 9] }, { '>': [answer, 9] }, 1],
    ['bounds that leave one', { ...number, bounds: [1, 9] }, { '>=': [answer, 9] }, 0],
    [
      'bounds in each case',
      { ...number, bounds: { by: 'permitType', cases: { visitor: [1, 9], resident: [1, 5] } } },
      { '>': [answer, 9] },
      1,
    ],
    [
      'bounds in one case',
      { ...number, bounds: { by: 'permitType', cases: { visitor: [1, 9], resident: [1, 5] } } },
      { '>': [answer, 5] },
      0,
    ],
    ['a maximum', { schema: { type: 'number', maximum: 9 } }, { '>': [answer, 9] }, 1],
    [
      'an end that is left out',
      { schema: { type: 'number', exclusiveMaximum: 9 } },
      { '>=': [answer, 9] },
      1,
    ],
    ['years of a widget', { ...date, ui: birth }, adult, 1],
    ['years of a widget that do', { ...date, ui: { ...birth, yearsBack: 18 } }, adult, 0],
    ['years that a rule may go beyond', { ...date, ui: birth, initial: '1990-01-01' }, adult, 0],
  ])('%s', (_, said, assert, count) => {
    const more = { title: 'More', ...said, checks: guarded(assert) };
    expect(found([street, asked({ more })])).toEqual(Array(count).fill('JP202'));
  });
});

describe('options that their question refuses', () => {
  const options = [
    { value: 'long', label: 'Long' },
    { value: 'short', label: 'Short' },
  ];
  it.each<[string, object, number]>([
    ['by nothing', { schema: { type: 'string' } }, 0],
    ['by a pattern', { schema: { type: 'string', pattern: '^l[a-z]+$' } }, 1],
    ['by a length', { schema: { type: 'string', maxLength: 4 } }, 1],
    ['as tidying changes them', { schema: { type: 'string' }, normalise: ['upperCase'] }, 1],
  ])('%s', (_, said, count) => {
    const stay = { title: 'Stay', options, ...said };
    expect(found([street, asked({ stay })])).toEqual(Array(count).fill('JP207'));
  });
});

describe('a button', () => {
  const submit =
    (when: object): Change =>
    () => ({
      submit: { label: 'Apply', sequence: 'save', ready: 'That is everything', when },
    });
  const step = 'steps/apply/step.json';

  it('never stands where its step is in order', () => {
    const asks = { isAnswered: { var: 'street' } };
    expect(found([step, submit(asks)])).toEqual([]);
    expect(found([step, submit({ '!': asks })])).toContain('JP208');
  });

  it('does nothing for whom it only empties something, where it leads on for others', () => {
    const pressed =
      (when: object): Change =>
      (written) => ({
        reactions: [
          { on: { pressed: 'findZone' }, clear: ['zone'] },
          {
            on: { pressed: 'findZone' },
            ...when,
            call: [{ id: 'zones', with: { street: { var: 'street' } } }],
          },
          ...(written['reactions'] as readonly object[]).slice(1),
        ],
      });
    expect(found([street, pressed({})])).toEqual([]);
    expect(found([street, pressed({ when: isVisitor })])).toContain('JP309');
  });
});

describe('steps of a sequence in place of each other', () => {
  const run = (id: string, call: string, when: object, then: object | null): object => ({
    ...{ id, call, as: 'found', when, with: { street: { var: 'street' } } },
    ...(then !== null && { then }),
  });
  const sequence = 'sequences/save.json';
  const done = { goTo: 'done' };
  const steps =
    (...all: readonly object[]): Change =>
    (written) => ({
      steps: [...all, ...(written['steps'] as readonly object[])],
      then: { track: 'failed' },
    });

  it('lead on, but for one', () => {
    const first = run('zones', 'zones', isVisitor, done);
    const other = { '!': isVisitor };
    const led = found([sequence, steps(first, run('spaces', 'spaces', other, done))]);
    expect(led).not.toContain('JP212');
    const left = found([sequence, steps(first, run('spaces', 'spaces', other, null))]);
    expect(left).toContain('JP212');
  });

  it('lead to what requires an answer that others alone have set', () => {
    const requires: Change = () => ({
      requires: [{ that: { isAnswered: { var: 'reference' } }, goTo: 'apply' }],
    });
    const set = { set: { reference: { var: 'answer.0.id' } }, goTo: 'done' };
    const all = (then: object): readonly string[] =>
      found(
        ['steps/done/step.json', requires],
        [
          sequence,
          () => ({
            steps: [
              run('zones', 'zones', isVisitor, set),
              run('spaces', 'spaces', { '!': isVisitor }, then),
              { id: 'permit', call: 'create' },
            ],
          }),
        ],
      );
    expect(all(set)).not.toContain('JP211');
    expect(all(done)).toContain('JP211');
  });
});

it('a lookup that is made only for some is waited for by others, where both are forgotten together', () => {
  const forgotten =
    (names: readonly string[]): Change =>
    () => ({
      lookups: Object.fromEntries(names.map((name) => [name, { forgottenWith: ['street'] }])),
    });
  const reacts: Change = (written) => ({
    reactions: [
      ...(written['reactions'] as readonly object[]),
      {
        on: { answered: 'street' },
        when: { '===': [{ var: 'lookups.zones.0.main' }, true] },
        call: [{ id: 'spaces', with: { street: { var: 'street' } } }],
      },
    ],
  });
  const needs: Change = () => ({ needs: ['zones', 'spaces'] });
  const all = (names: readonly string[]): readonly string[] =>
    found(['journey.json', forgotten(names)], [street, reacts], ['steps/apply/terms.json', needs]);
  expect(all(['zones'])).toEqual([]);
  expect(all(['zones', 'spaces'])).toEqual(['JP210']);
});
