import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { renderCause, tellCause, tellStopped } from '../report';
import { playFiles, suiteFiles } from '../testing/play';
import { changedWords } from './changed-words';
import { groupCauses } from './group-causes';

const found = [{ answer: { 'home.postcode': 'ab1 2cd' } }, { press: 'home.find' }];
const group = (...scenarios: readonly JsonObject[]) => {
  const files = suiteFiles(
    ...scenarios.map((one, index) => ({ name: `no. ${index + 1}`, ...one })),
  );
  const { problems, outcomes } = playFiles(files);
  expect(problems).toEqual([]);
  return { files, ...groupCauses(outcomes) };
};
const told = (...scenarios: readonly JsonObject[]): readonly string[] =>
  group(...scenarios).causes.map(tellCause);

describe('the words that have changed', () => {
  it.each([
    ['Postcode is required', 'Postcode is missing', '… required', '… missing'],
    ['Gas use is required', 'Gas use is missing', '… required', '… missing'],
    ['MPAN is invalid.', 'Please check MPAN.', '… is invalid …', 'Please check …'],
    ['All is new', 'Nothing stays', 'All is new', 'Nothing stays'],
    ['We pay', 'We pay more', '…', '… more'],
  ])('of “%s” and “%s”', (before, after, from, to) => {
    expect(changedWords(before, after)).toEqual({ before: from, after: to });
  });
});

describe('failures', () => {
  it('of the same words are one, wherever they are expected', () => {
    const all = [
      { do: [{ continue: 'home' }], expect: { errors: { 'home.postcode': 'postcode is wanted' } } },
      {
        do: [...found, { answer: { 'home.address': 'a1' } }],
        expect: { missing: ['consent is wanted'] },
      },
    ];
    expect(told(...all)).toEqual([
      '2 expectations of 2 scenarios: “… wanted” is expected, and “… required” is found',
    ]);
  });

  it('of the same thing and other values are apart, and of other things with the same values', () => {
    const facts = (facts: JsonObject) => ({ do: found, expect: { lookups: facts } });
    expect(told(facts({ addresses: 'failed' }), facts({ addresses: 'failed' }))).toEqual([
      '2 expectations of 2 scenarios: the lookup `addresses` is "ready", and "failed" is expected',
    ]);
    expect(told(facts({ addresses: 'failed' }), facts({ addresses: 'idle' }))).toHaveLength(2);
    expect(told(facts({ addresses: 'failed', zone: 'failed' }))).toHaveLength(2);
  });

  it('of the same key of a body are one, whatever stands there', () => {
    const asks = (postcode: string, containing: string) => ({
      do: [{ answer: { 'home.postcode': postcode } }, { press: 'home.find' }],
      expect: { calls: [{ call: 'addresses', query: { postcode: containing } }] },
    });
    const [first, ...more] = told(asks('ab1 2cd', 'a'), asks('ef3 4gh', 'b'));
    expect(first).toContain(
      '2 expectations of 2 scenarios: the query of `addresses`, at `postcode`',
    );
    expect(more).toEqual([]);
  });

  it('of a field that is no longer required are one', () => {
    const wants = { expect: { required: ['vehicle.plate'] } };
    expect(told(wants, wants)).toEqual([
      '2 expectations of 2 scenarios: `vehicle.plate` is not required, and required is expected',
    ]);
  });

  it('are in order of their number, and those that cannot be played are told by why', () => {
    const wrong = { expect: { step: 'done' } };
    const stuck = { do: [{ press: 'home.nothing' }] };
    expect(told(wrong, stuck, stuck)).toEqual([
      '2 scenarios cannot be played: The section `home` has no button `nothing` now.',
      '1 expectation of 1 scenario: the step is "apply", and "done" is expected',
    ]);
  });

  it('of a waypoint are one, and what starts there is a line for all its households', () => {
    const start = { waypoint: 'start', do: found, expect: { step: 'done' } };
    const next = { from: 'start', expect: { step: 'apply' } };
    const other = { ...next, failures: { addresses: 503 } };
    const { causes, stopped } = group(start, next, other);
    expect(causes.map(tellCause)).toEqual([
      '1 expectation of 1 scenario: the step is "apply", and "done" is expected',
    ]);
    expect(stopped.map(tellStopped)).toEqual([
      '2 scenarios start from the waypoint `start`, which fails: mend it first',
    ]);
  });

  it('are told in full once, with the lines of the others; of a table the cells', () => {
    const table = {
      each: { columns: ['step'], rows: [['done'], ['done'], ['apply']] },
      name: 'row',
      expect: { step: '$step' },
    };
    const { causes, files } = group(table);
    const [cause] = causes;
    if (cause === undefined) throw new Error('nothing failed');
    const lines = (files.get('scenarios/all.json') ?? '').split('\n');
    const cells = lines.flatMap((line, index) => (line.includes('"done"') ? [index + 1] : []));
    const text = renderCause(cause, files, () => ['the rule']);
    expect(text.match(/the rule/g)).toHaveLength(1);
    expect(text.split('\n').at(-1)).toBe(`    scenarios/all.json: ${cells[1] ?? 0}`);
  });
});
