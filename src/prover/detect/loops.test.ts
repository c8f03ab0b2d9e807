import { describe, expect, it } from 'vitest';
import {
  entered,
  found,
  isAnswered,
  more,
  not,
  sequence,
  statusIs,
  zones,
  type Given,
} from './testing/steps-beside';

describe('a household is sent round for ever', () => {
  it.each<readonly [string, Given, number]>([
    [
      'by requirements of two steps',
      {
        steps: {
          a: { requires: [{ that: isAnswered('x'), goTo: 'b' }] },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
      },
      2,
    ],
    [
      'by a step that is entered again as it is entered',
      { steps: { a: { reactions: [entered({ when: isAnswered('street'), goTo: 'a' })] } } },
      1,
    ],
    [
      'by three steps',
      {
        steps: {
          a: { requires: [{ that: isAnswered('x'), goTo: 'b' }] },
          b: { requires: [{ that: isAnswered('x'), goTo: 'c' }] },
          c: { requires: [{ that: isAnswered('x'), goTo: 'a' }] },
        },
      },
      3,
    ],
    [
      'by what is done as a step is entered',
      {
        steps: {
          a: { reactions: [entered({ when: isAnswered('street'), goTo: 'b' })] },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
      },
      2,
    ],
    [
      'as the entry sequence ends well',
      {
        steps: { a: { entry: 'load' }, b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] } },
        files: sequence('load', {}, { then: { goTo: 'b' } }),
      },
      2,
    ],
    [
      'as its step fails',
      {
        steps: {
          a: { entry: 'load' },
          b: { requires: [{ that: statusIs('zones', 'ready'), goTo: 'a' }] },
        },
        files: sequence('load', {
          onFailure: [{ when: { '===': [{ var: 'failure.status' }, 404] }, then: { goTo: 'b' } }],
        }),
      },
      2,
    ],
    [
      'as its answer is not what it must be',
      {
        steps: { a: { entry: 'load' }, b: { reactions: [entered({ goTo: 'a' })] } },
        files: sequence('load', {
          okWhen: { '===': [{ var: 'answer.0.name' }, 'Elm'] },
          onFailure: [{ then: { goTo: 'b' } }],
        }),
      },
      2,
    ],
    [
      'by the error page, which itself requires something',
      {
        steps: { a: { entry: 'load' }, b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] } },
        files: sequence('load'),
        journey: { failures: { statuses: [500], goTo: 'b' } },
      },
      2,
    ],
    [
      'by a reaction to an answer',
      {
        steps: {
          a: {
            reactions: [
              entered({ call: [zones()] }),
              { on: { succeeded: 'zones' }, when: isAnswered('lookups.zones'), goTo: 'b' },
            ],
          },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
      },
      2,
    ],
    [
      'by a reaction to a failure',
      {
        steps: {
          a: { reactions: [entered({ call: [zones()] }), { on: { failed: 'zones' }, goTo: 'b' }] },
          b: { reactions: [entered({ when: statusIs('zones', 'failed'), goTo: 'a' })] },
        },
        journey: { failures: undefined },
      },
      2,
    ],
    [
      'by what hears that something was set',
      {
        steps: {
          a: {
            reactions: [
              entered({ set: { x: 'on' } }),
              { on: { changed: 'x' }, when: isAnswered('x'), goTo: 'b' },
            ],
          },
          b: { reactions: [entered({ clear: ['x'], goTo: 'a' })] },
        },
      },
      2,
    ],
    [
      'by a sequence that a step begins as it is entered',
      {
        steps: {
          a: { reactions: [entered({ run: 'load' })] },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
        files: sequence('load', { optional: true }, { then: { goTo: 'b' } }),
      },
      2,
    ],
    [
      'as nothing waits for what it loads',
      {
        steps: {
          a: { reactions: [entered({ call: [zones()], goTo: 'b' })] },
          b: { requires: [{ that: statusIs('zones', 'ready'), goTo: 'a' }] },
        },
      },
      2,
    ],
    [
      'as what was loaded is cleared where it is asked for',
      {
        steps: {
          a: {
            reactions: [entered({ call: [zones()] }), { on: { succeeded: 'zones' }, goTo: 'b' }],
          },
          b: {
            reactions: [
              entered({ clear: ['lookups.zones'] }),
              { on: { changed: 'lookups.zones' }, goTo: 'a' },
            ],
          },
        },
      },
      2,
    ],
    [
      'as the address says nothing, each time',
      {
        steps: {
          a: { reactions: [entered({ set: { x: 'on' }, goTo: 'b' })] },
          b: {
            query: { x: { answer: 'x', pattern: '^[a-z]+$' } },
            reactions: [entered({ when: not(isAnswered('x')), goTo: 'a' })],
          },
        },
      },
      2,
    ],
    [
      'as the address says the same, each time',
      {
        steps: {
          a: { reactions: [entered({ clear: ['x'], goTo: 'b', parameters: { x: 'again' } })] },
          b: {
            query: { x: { answer: 'x', pattern: '^[a-z]+$' } },
            reactions: [entered({ when: { '===': [{ var: 'x' }, 'again'] }, goTo: 'a' })],
          },
        },
      },
      2,
    ],
    [
      'as something is counted that nobody asks for',
      {
        steps: {
          a: {
            reactions: [
              entered({
                set: { n: { '+': [{ if: [isAnswered('n'), { var: 'n' }, 0] }, 1] } },
                goTo: 'b',
              }),
            ],
          },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
        journey: { records: { n: { type: 'number', because: 'a test' } } },
      },
      2,
    ],
    [
      'as what is on its way is given up, which is heard where they come to',
      {
        steps: {
          a: { entry: 'load', reactions: [entered({ goTo: 'b' })] },
          b: { reactions: [{ on: { changed: 'lookups.zones' }, goTo: 'a' }] },
        },
        files: sequence('load'),
      },
      2,
    ],
    [
      'by visits that begin anew',
      {
        steps: {
          a: {
            route: '/a/:kind',
            parameters: { kind: { answer: 'k', values: ['p', 'q'] } },
            startsAnew: true,
            sections: ['more'],
          },
          b: { reactions: [entered({ goTo: 'a', parameters: { kind: 'q' } })] },
          c: { reactions: [entered({ goTo: 'a', parameters: { kind: 'p' } })] },
        },
        files: more([
          { ...entered({ goTo: 'b' }), when: { '===': [{ var: 'k' }, 'p'] } },
          { ...entered({ goTo: 'c' }), when: { '===': [{ var: 'k' }, 'q'] } },
        ]),
        journey: { records: { k: { type: 'string' } } },
      },
      4,
    ],
    [
      'by a sheet that opens with something, each time',
      {
        steps: {
          a: {
            sections: ['more'],
            reactions: [
              entered({ run: 'load' }),
              { on: { changed: 'z' }, when: isAnswered('z'), goTo: 'b' },
            ],
          },
          b: { reactions: [entered({ goTo: 'a' })] },
        },
        files: {
          ...sequence(
            'load',
            { optional: true },
            { then: [{ set: { y: 'on' } }, { clear: ['y', 'z'] }] },
          ),
          ...more([], { forgottenWith: ['y'] }, { opens: { value: 'Elm' } }),
        },
      },
      2,
    ],
    [
      'as a partner says of something that it knows nothing',
      {
        steps: {
          a: {
            reactions: [
              entered({ call: [{ id: 'known' }] }),
              { on: { succeeded: 'known' }, when: not(isAnswered('lookups.known')), goTo: 'b' },
            ],
          },
          b: { requires: [{ that: isAnswered('lookups.known.0.id'), goTo: 'a' }] },
        },
        files: {
          'calls/known.json': {
            id: 'known',
            operation: 'listZones',
            query: { street: null },
            answer: 'zones',
            none: [404],
          },
        },
      },
      2,
    ],
    [
      'by the overlay of a brand',
      {
        steps: {
          a: { requires: [{ that: isAnswered('x'), goTo: 'apply' }] },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
        files: {
          'brands/tide/steps/a/step.json': { requires: [{ that: isAnswered('x'), goTo: 'b' }] },
        },
        brand: 'tide',
      },
      2,
    ],
  ])('%s', (_, given, count) => {
    const said = found(given);
    expect(said).toHaveLength(count);
    for (const each of said) expect(each).toMatch(/ "goTo": | "call": /);
  });
});

it('says how the partner answers, and where', () => {
  expect(
    found({
      steps: { a: { entry: 'load' }, b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] } },
      files: sequence('load'),
      journey: { failures: { statuses: [500], goTo: 'b' } },
    }),
  ).toEqual([
    'sequences/load.json "call": "zones", | a → b → a, while `zones` fails each time (500).',
    'steps/b/step.json "goTo": "a" | a → b → a, while `zones` fails each time (500).',
  ]);
});
