import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import { createProver } from '../prover';
import { prove } from './prove';

type Object_ = Readonly<Record<string, unknown>>;
type Change = (file: Record<string, unknown>) => void;

/** What is said of the parking permit with keys of a file's objects as they are given here. */
function found(...changes: readonly (readonly [path: string, Change])[]): readonly string[] {
  const files = new Map<string, string>(parking());
  for (const [path, change] of changes) {
    const file = JSON.parse(files.get(path) ?? '{}') as Record<string, unknown>;
    change(file);
    files.set(path, JSON.stringify(file));
  }
  const { journey, origins, policies, diagnostics } = compile(files, parkingContract, {
    traced: true,
  });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  return prove(createProver(journey), origins, policies).findings.map(
    ({ code, message, witness }) =>
      `${code}${witness === null ? '' : ' shown'}: ${message.split(':')[0] ?? ''}`,
  );
}

const street = 'steps/apply/street.json';
const fields = (file: Record<string, unknown>): Record<string, Object_> =>
  file['fields'] as Record<string, Object_>;
const isVisitor = { '===': [{ var: 'permitType' }, 'visitor'] };

describe('what a household waits for', () => {
  it('is a question of a later sheet, for some of them', () => {
    const locked = (disabled: unknown) =>
      found([
        street,
        (file) => {
          fields(file)['zone'] = { ...fields(file)['zone'], required: isVisitor, disabled };
        },
      ]);
    expect(locked({ '!==': [{ var: 'agreed' }, true] })).toEqual([
      'JP203 shown: `zone` is asked of some households and cannot be answered',
    ]);
    expect(locked({ '!==': [{ var: 'street' }, 'Elm'] })).toEqual([]);
  });

  it('is itself, by way of what waits for it', () => {
    const circle = (visible: unknown) =>
      found([
        street,
        (file) => {
          const { zone, email } = fields(file);
          fields(file)['zone'] = { ...zone, required: isVisitor, visible };
          fields(file)['email'] = { ...email, visible: { isAnswered: { var: 'zone' } } };
        },
      ]);
    expect(circle({ isAnswered: { var: 'email' } })).toEqual([
      'JP203 shown: `zone` is asked of some households and cannot be answered',
    ]);
    expect(circle({ isAnswered: { var: 'start' } })).toEqual([]);
  });

  it('is an answer that its options hang on', () => {
    const offered = (when: unknown) =>
      found([
        street,
        (file) => {
          const type = fields(file)['permitType'];
          const [visitor] = (type?.['options'] ?? []) as readonly Object_[];
          fields(file)['permitType'] = {
            ...type,
            options: [visitor, { value: 'resident', label: 'Resident', when }],
          };
        },
      ]);
    expect(offered(isVisitor)).toEqual([
      'JP203: This is offered only once `permitType` is answered already.',
    ]);
    expect(offered({ isAnswered: { var: 'street' } })).toEqual([]);
  });

  it('is an answer of a later sheet, but not while it is not asked, whatever it begins with', () => {
    const pressed = (relevant: unknown) =>
      found(
        [
          street,
          (file) => {
            fields(file)['email'] = { ...fields(file)['email'], relevant: isVisitor };
            const enabled = {
              and: [{ isAnswered: { var: 'street' } }, { '!==': [{ var: 'pace' }, 'slow'] }],
            };
            file['actions'] = { findZone: { label: 'Find zone', beside: 'email', enabled } };
          },
        ],
        [
          'steps/apply/terms.json',
          (file) => {
            fields(file)['pace'] = {
              ...{ title: 'Pace', relevant, initial: 'slow' },
              schema: { type: 'string', enum: ['slow', 'quick'] },
              options: ['slow', 'quick'].map((value) => ({ value, label: value })),
            };
          },
        ],
      ).filter((each) => each.startsWith('JP208'));
    expect(pressed({ '!': isVisitor })).toEqual([]);
    expect(pressed(isVisitor)).toEqual([
      'JP208 shown: The button `street.findZone` cannot be pressed by some households',
    ]);
  });

  it('is what only its own button brings', () => {
    const pressed = (valid: string) =>
      found([
        street,
        (file) => {
          fields(file)['zone'] = { ...fields(file)['zone'], required: true };
          file['actions'] = { findZone: { label: 'Find zone', enabled: { valid } } };
        },
      ]);
    expect(pressed('zone')).toContainEqual(
      'JP208 shown: The button `street.findZone` cannot be pressed by some households',
    );
    expect(pressed('street')).toEqual([]);
  });
});

describe('a step of a sequence', () => {
  it.each([
    [
      'reference',
      ['JP306: `permit` waits for `reference`, which is set only by its own answer, or after it.'],
    ],
    ['street', []],
  ])('may wait for %s or not', (path, expected) => {
    const said = found([
      'sequences/save.json',
      (file) => {
        const [permit] = file['steps'] as readonly Object_[];
        file['steps'] = [{ ...permit, when: { isAnswered: { var: path } } }];
      },
    ]);
    expect(said.filter((each) => each.startsWith('JP306'))).toEqual(expected);
  });
});

describe('a way to a step', () => {
  it('leads nowhere where nothing has loaded what that requires', () => {
    const required = (that: unknown) =>
      found([
        'steps/done/step.json',
        (file) => {
          file['requires'] = [{ that, goTo: 'apply', notice: 'Apply first.' }];
          file['entry'] = 'book';
        },
      ]);
    expect(required({ isAnswered: { var: 'lookups.booked' } })).toContainEqual(
      expect.stringMatching(/^JP(205|211)/),
    );
    // What the step loads leads to the step itself.
    expect(required({ isAnswered: { var: 'reference' } })).toEqual([
      'JP206 shown: A household can be sent round for ever',
    ]);
  });
});
