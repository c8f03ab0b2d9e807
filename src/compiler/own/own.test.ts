import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine';
import { operators, type ArgumentKind, type Operator } from '../../rules';
import { compile } from '../compile';
import { createShapeValidators } from '../shape/create-shape-validators';
import { parking, parkingContract } from '../fixtures/parking';
import { position } from '../fixtures/position';
import { isOperator, type Misfit } from './operator-shape';
import type { OwnModule } from './own-module';
import { tryOperator } from './try-operator';

const path = 'operators/x-isEven.js';
const text = 'export const isEven = { takes, gives, nothing, says, run };\n';
const isEven: Operator = {
  takes: { kinds: ['ordered'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  says: (_, say, holds) => `${say.value(null)} is ${holds ? 'even' : 'odd'}`,
  run: (number) => typeof number === 'number' && number % 2 === 0,
};
const days = '{ "x-isEven": { "var": "permit.days" } }';

/** The parking permit with another rule in it. */
const terms = (rule: string) =>
  parking('steps/apply/terms.json', /"relevant": \{[^}]*\}\s+\}/, `"relevant": ${rule}`);

/** The parking permit with a rule over the operator, and whatever its file came to. */
function withOperator(rule: string, module: OwnModule, file = path) {
  const files = new Map([...terms(rule), [file, text]]);
  const found = compile(files, parkingContract, { modules: new Map([[file, module]]) });
  return { ...found, text: files.get('steps/apply/terms.json') ?? '' };
}

const sound = (rule: string) => withOperator(rule, { exports: { isEven } });

describe('a rule over an operator of the journey’s own', () => {
  const guarded = `{ "and": [{ "isAnswered": { "var": "permit.days" } }, ${days}] }`;

  it('is compiled, and the journey names the operator', () => {
    const { journey, diagnostics, code } = sound(guarded);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(journey?.needs?.operators ?? {})).toEqual(['x-isEven']);
    expect(code).toEqual([{ kind: 'operator', name: 'x-isEven', path, exported: 'isEven' }]);
  });

  it.each([
    ['JC410', 'no guard of nothing', days, '{ "var": "permit.days" }'],
    ['JC406', 'another kind', '{ "x-isEven": "two" }', '"two"'],
    ['JC402', 'too many arguments', '{ "x-isEven": [2, 4] }', '"x-isEven"'],
    ['JC401', 'a name that is misspelt', '{ "x-isEvn": 2 }', '"x-isEvn"'],
  ])('%s: %s', (code, _, rule, at) => {
    const { diagnostics, text: written } = sound(rule);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code, file: 'steps/apply/terms.json', ...position(written, at) }),
    );
  });

  it('that nobody defines says which file would', () => {
    const { diagnostics } = compile(terms('{ "x-isThere": 2 }'), parkingContract);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'JC401', help: 'operators/x-isThere.js would define it' }),
    );
  });

  it('that another journey of the process defines is not known', () => {
    sound(guarded);
    const { diagnostics } = compile(terms('{ "x-isEven": 2 }'), parkingContract);
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'JC401' }));
  });

  it('that no rule uses is a warning', () => {
    const { journey, diagnostics } = sound('true');
    expect(diagnostics).toMatchObject([{ code: 'JC519', severity: 'warning', file: path }]);
    expect(journey?.needs).toBeUndefined();
  });

  it('makes another digest of the journey when its file is another', () => {
    const digest = (more: string) => {
      const files = new Map([...terms(guarded), [path, text + more]]);
      return compile(files, parkingContract, {
        modules: new Map([[path, { exports: { isEven } }]]),
      }).journey?.digest;
    };
    expect(digest('')).toBe(digest(''));
    expect(digest('')).not.toBe(digest('// another'));
  });

  it('stops an engine that was made without it', () => {
    const { journey } = sound(guarded);
    if (journey === null) throw new Error('It was not compiled');
    const needs = { operators: { 'x-nowhere': '0' } };
    expect(() => createEngine({ ...journey, needs }, createShapeValidators(journey))).toThrow(
      'operators/x-nowhere.js',
    );
  });
});

describe('a file that is no operator', () => {
  const fail = () => {
    throw new Error('no number');
  };
  it.each<[string, OwnModule, string, string?]>([
    ['cannot be loaded', { failure: 'Unexpected token' }, 'cannot be loaded: Unexpected token.'],
    ['exports nothing', { exports: {} }, 'this exports 0 things'],
    ['exports two', { exports: { isEven, isOdd: isEven } }, 'this exports 2 things'],
    ['exports no object', { exports: { isEven: 2 } }, 'must be an object'],
    ['has another key', { exports: { e: { ...isEven, flow: 'all' } } }, '`flow` is nothing'],
    [
      'takes no known kind',
      { exports: { e: { ...isEven, takes: { kinds: ['path'], count: [1, 1] } } } },
      '`path` is no kind',
    ],
    [
      'takes less than it takes',
      { exports: { e: { ...isEven, takes: { kinds: ['text'], count: [2, 1] } } } },
      '`count` must be',
    ],
    [
      'gives what is nothing',
      { exports: { e: { ...isEven, gives: 'sense' } } },
      '`gives` must be one of',
      '`gives`',
    ],
    ['has no words', { exports: { e: { ...isEven, says: 'even' } } }, '`says` must be a function'],
    ['reads an answer', { exports: { e: { ...isEven, reads: ['street'] } } }, '`reads` may hold'],
    ['throws', { exports: { e: { ...isEven, run: fail } } }, '`run` fails: no number.'],
    [
      'gives another type',
      { exports: { e: { ...isEven, run: () => 1 } } },
      'says that it is a condition',
    ],
    [
      'gives nothing',
      { exports: { e: { ...isEven, run: () => null } } },
      'says that it never does',
    ],
  ])('%s', (_, module, words) => {
    const { journey, diagnostics, checked } = withOperator(days, module);
    expect(journey).toBeNull();
    expect(checked.whole).toBe(false);
    expect(diagnostics).toMatchObject([{ code: 'JC108', file: path, line: 1 }]);
    expect(diagnostics[0]?.message).toContain(words);
  });

  it('has a name that rules could not tell from the language’s own', () => {
    const { diagnostics } = withOperator('true', { exports: { isEven } }, 'operators/isEven.js');
    expect(diagnostics).toMatchObject([{ code: 'JC108', file: 'operators/isEven.js' }]);
  });

  it('is pointed at where the wrong key stands', () => {
    const written = 'export const isEven = {\n  takes: { kinds: [] },\n};\n';
    const files = new Map([...parking(), [path, written]]);
    const modules = new Map([[path, { exports: { e: { ...isEven, takes: { kinds: [] } } } }]]);
    const { diagnostics } = compile(files, parkingContract, { modules });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'JC108', line: 2, column: 12, length: 5 }),
    );
  });
});

it('all that is asked of an operator holds for those of the language, but for kinds and words of theirs', () => {
  const theirs: ReadonlySet<ArgumentKind> = new Set<ArgumentKind>([
    'compared',
    'addend',
    'key',
    'literalList',
    'path',
    'lookup',
  ]);
  const alike = Object.entries(operators).filter(
    ([, { takes, flow, each }]) =>
      flow === undefined && each === undefined && !takes.kinds.some((kind) => theirs.has(kind)),
  );
  const found: [string, Misfit | null][] = [];
  for (const [name, operator] of alike) {
    isOperator(operator, (misfit) => void found.push([name, misfit]));
    const misfit = tryOperator(operator);
    if (misfit !== null) found.push([name, misfit]);
  }
  expect(alike.length).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
