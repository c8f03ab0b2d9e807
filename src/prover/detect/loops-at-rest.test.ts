import { describe, expect, it } from 'vitest';
import {
  entered,
  found,
  isAnswered,
  not,
  sequence,
  statusIs,
  zones,
  type Given,
} from './testing/steps-beside';

/** A sheet with a question. */
const more = {
  id: 'more',
  title: 'More',
  fields: { z: { title: 'Z', schema: { type: 'string', maxLength: 9 } } },
};

describe('a household comes to rest', () => {
  it.each<readonly [string, Given]>([
    [
      'where what is required is set on the way',
      {
        steps: {
          a: { reactions: [entered({ set: { y: 'on' }, goTo: 'b' })] },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
      },
    ],
    [
      'where it is there once the partner has answered',
      {
        steps: {
          a: {
            reactions: [entered({ call: [zones()] }), { on: { succeeded: 'zones' }, goTo: 'b' }],
          },
          b: { requires: [{ that: statusIs('zones', 'ready'), goTo: 'a' }] },
        },
      },
    ],
    [
      'where the sequence that loads it leads on',
      {
        steps: {
          a: { entry: 'load' },
          b: { requires: [{ that: isAnswered('lookups.zones'), goTo: 'a' }] },
        },
        files: sequence('load', {
          okWhen: isAnswered('answer'),
          onFailure: [{ then: { set: { x: 'failed' } } }],
          then: { goTo: 'b' },
        }),
      },
    ],
    [
      'where what would lead back waits for what is not so by then',
      {
        steps: {
          a: { reactions: [entered({ when: not(isAnswered('x')), goTo: 'b' })] },
          b: { requires: [{ that: not(isAnswered('x')), goTo: 'a' }] },
        },
      },
    ],
    [
      'where it is counted how often',
      {
        steps: {
          a: {
            reactions: [
              entered({
                when: { and: [isAnswered('n'), { '<': [{ var: 'n' }, 3] }] },
                set: { n: { '+': [{ var: 'n' }, 1] } },
                goTo: 'b',
              }),
            ],
          },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
        journey: { records: { n: { type: 'number', initial: 0 } } },
      },
    ],
    [
      'where the second failure leads elsewhere',
      {
        steps: {
          a: { entry: 'load' },
          b: {
            requires: [{ that: isAnswered('x'), goTo: 'a' }],
          },
        },
        files: sequence('load', { onFailure: [{ then: { set: { x: 'tried' }, goTo: 'b' } }] }),
      },
    ],
    [
      'where only the page after an error leads nowhere',
      {
        steps: { a: { entry: 'load' }, b: {} },
        files: sequence('load'),
        journey: { failures: { statuses: [500], goTo: 'b' } },
      },
    ],
    [
      'where somebody has to press something',
      {
        steps: {
          a: { requires: [{ that: isAnswered('y'), goTo: 'b' }] },
          b: { sections: ['more'] },
        },
        files: {
          'steps/b/more.json': {
            ...more,
            actions: { go: { label: 'Go' } },
            reactions: [{ on: { pressed: 'go' }, goTo: 'a' }],
          },
        },
      },
    ],
    [
      'where what a sheet does as it is entered is done once',
      {
        steps: {
          a: { requires: [{ that: isAnswered('y'), goTo: 'b' }] },
          b: { sections: ['more'] },
        },
        files: {
          'steps/b/more.json': { ...more, reactions: [{ on: { entered: true }, goTo: 'a' }] },
        },
      },
    ],
    [
      'where the base says otherwise than a brand',
      {
        steps: {
          a: { requires: [{ that: isAnswered('x'), goTo: 'apply' }] },
          b: { requires: [{ that: isAnswered('y'), goTo: 'a' }] },
        },
        files: {
          'brands/tide/steps/a/step.json': { requires: [{ that: isAnswered('x'), goTo: 'b' }] },
        },
      },
    ],
  ])('%s', (_, given) => {
    expect(found(given)).toEqual([]);
  });
});
