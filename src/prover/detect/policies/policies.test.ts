import { describe, expect, it } from 'vitest';
import { compile } from '../../../compiler';
import { parking, parkingContract } from '../../../compiler/fixtures/parking';
import { createProver } from '../../prover';
import { prove } from '../prove';

type Found = readonly (readonly [code: string, message: string, witness: boolean])[];

const compiled = (policies: object, files: Readonly<Record<string, string>> = {}) =>
  compile(
    new Map([
      ...parking(),
      ...Object.entries(files),
      [
        'policies.json',
        JSON.stringify({ $schema: '../schemas/policies.schema.json', ...policies }),
      ],
    ]),
    parkingContract,
    { traced: true },
  );

function found(policies: object, files: Readonly<Record<string, string>> = {}): Found {
  const { journey, origins, policies: held, diagnostics } = compiled(policies, files);
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  return prove(createProver(journey), origins, held).findings.map(
    ({ code, message, witness }) => [code, message, witness !== null] as const,
  );
}

/** The sequence that saves, with a look before it. */
const saving = (look: object, permit: object = {}) => ({
  'sequences/save.json': JSON.stringify({
    $schema: '../../schemas/sequence.schema.json',
    id: 'save',
    title: 'Saving your permit',
    steps: [
      { id: 'look', call: 'zones', with: { street: { var: 'street' } }, ...look },
      {
        id: 'permit',
        call: 'create',
        then: { set: { reference: { var: 'answer.number' } } },
        ...permit,
      },
    ],
    then: { goTo: 'done' },
  }),
});

const because = 'A permit needs a zone.';
const ordered = (more: object = {}) => ({
  order: [{ in: 'save', first: 'look', then: ['permit'], because, ...more }],
});
const hasStreet = { isAnswered: { var: 'street' } };
const hasEmail = { isAnswered: { var: 'email' } };

describe('the order of a sequence', () => {
  it('holds where the first is called for all for whom the later is', () => {
    expect(found(ordered(), saving({}))).toEqual([]);
    expect(found(ordered(), saving({ when: hasStreet }, { when: hasStreet }))).toEqual([]);
  });

  it('does not hold beside, nor where the first may fail', () => {
    expect(found(ordered(), saving({}, { parallel: true }))).toEqual([
      ['JP401', `\`permit\` is called beside \`look\`, which must come first. ${because}`, false],
    ]);
    expect(found(ordered(), saving({ optional: true }))).toEqual([
      [
        'JP401',
        `\`look\` may fail and the sequence goes on: \`permit\` must wait for it. ${because}`,
        false,
      ],
    ]);
  });

  it('shows a household for whom the first is left out, unless it may be', () => {
    const files = saving({ when: hasStreet }, { when: hasEmail });
    expect(found(ordered(), files)).toEqual([
      [
        'JP401',
        `For some households \`permit\` is called without \`look\` before it. ${because}`,
        true,
      ],
    ]);
    expect(found(ordered({ mayBeLeftOut: true }), files)).toEqual([]);
  });
});

describe('what all must accept', () => {
  const files = {
    'councils/harbour.json': JSON.stringify({
      $schema: '../../schemas/consent-variant.schema.json',
      id: 'harbour',
      fields: { agreed: { required: false, because: 'On paper.' } },
    }),
  };

  it('is held in each variant, of whom the condition is true', () => {
    const all = { accepted: [{ answer: 'agreed', because }] };
    expect(found(all)).toEqual([]);
    expect(found(all, files)).toEqual([
      [
        'JP402',
        `Some households of the variant \`harbour\` need not accept \`agreed\`. ${because}`,
        true,
      ],
    ]);
    expect(found({ accepted: [{ answer: 'agreed', when: false, because }] }, files)).toEqual([]);
  });
});

describe('what is meant so', () => {
  const files = saving({ when: { '===': [{ var: 'street' }, { var: 'street' }] } });
  const off = { code: 'JP102', file: 'sequences/save.json', because: 'As the council has it.' };

  it('is not said, at its place and of its code alone', () => {
    expect(found({}, files).map(([code]) => code)).toEqual(['JP102']);
    expect(found({ off: [off] }, files)).toEqual([]);
    expect(found({ off: [{ ...off, at: '/steps/0' }] }, files)).toEqual([]);
  });

  it.each([{ at: '/steps/1' }, { at: '/steps/00' }, { code: 'JP101' }, { file: 'journey.json' }])(
    'is an error where nothing is found: %o',
    (other) => {
      const codes = found({ off: [{ ...off, ...other }] }, files).map(([code]) => code);
      expect(codes).toEqual(['JP102', 'JP404']);
    },
  );
});

it.each([
  ['JC306', { order: [{ in: 'save', first: 'loop', then: ['permit'], because }] }],
  ['JC306', { order: [{ in: 'safe', first: 'permit', then: ['permit'], because }] }],
  ['JC310', { once: [{ operation: 'makePermit', because }] }],
  ['JC312', { accepted: [{ answer: 'agree', because }] }],
])('%s says what policies name and the journey has not', (code, policies) => {
  expect(compiled(policies).diagnostics.map((each) => each.code)).toEqual([code]);
});
