import { describe, expect, it } from 'vitest';
import {
  call,
  drive,
  field,
  is,
  journey,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
  use,
  v,
} from '../testing';

/** Whether there is another address, and that address: hidden parts of it count all the same. */
const drives = () =>
  drive(
    journey(
      [
        step(
          'apply',
          [
            section(
              'home',
              [
                field('other', 'other', 'string'),
                field('street', 'billing.street', 'string', { relevant: is('other', 'yes') }),
                field('town', 'billing.place.town', 'string', {
                  relevant: is('other', 'yes'),
                  visible: is('billing.street', 'show'),
                  required: is('billing.street', 'must'),
                }),
              ],
              {
                reactions: [
                  reaction({ kind: 'answered', paths: ['other'] }, [
                    { set: { 'billing.place.town': 'Ash' } },
                  ]),
                  reaction({ kind: 'changed', paths: ['billing.place.town'] }, [
                    { set: { heard: 'yes' } },
                  ]),
                ],
              },
            ),
          ],
          { submit: { label: ['Go'], sequence: 'save', ready: [], deliberate: false } },
        ),
      ],
      {
        records: { heard: { initial: null } },
        facts: { hasBilling: { isAnswered: v('billing') } },
        calls: {
          save: call('save', { body: { billing: v('billing'), town: v('billing.place.town') } }),
        },
        sequences: { save: sequence('save', [sequenceStep('save', { use: use('save') })]) },
      },
    ),
  ).enter();
const submitted = (walk: ReturnType<typeof drives>) =>
  walk
    .happen({ type: 'sectionContinued', section: 'home' })
    .happen({ type: 'stepSubmitted', step: 'apply' })
    .sent('save')?.body;

describe('a field that is relevant and not visible', () => {
  it('counts: rules read it, and it is sent', () => {
    const walk = drives().answer('home', 'other', 'yes');
    expect(walk.field('home', 'town')?.shown).toBe(false);
    expect(walk.read('billing.place.town')).toBe('Ash');
    expect(submitted(walk)).toEqual({
      billing: { street: null, place: { town: 'Ash' } },
      town: 'Ash',
    });
  });

  it('is not answered by a person', () => {
    const walk = drives().answer('home', 'other', 'yes').answer('home', 'town', 'Elm');
    expect(walk.read('billing.place.town')).toBe('Ash');
    expect(
      walk
        .answer('home', 'street', 'show')
        .answer('home', 'town', 'Elm')
        .read('billing.place.town'),
    ).toBe('Elm');
  });
});

describe('a field that is not relevant', () => {
  it('is kept, read as nothing and not sent', () => {
    const walk = drives().answer('home', 'other', 'no');
    expect(walk.state.answers['billing']).toEqual({ place: { town: 'Ash' } });
    expect(walk.read('billing.place.town')).toBeNull();
    expect(submitted(walk)).toEqual({ billing: null, town: null });
    expect(walk.read('heard')).toBe('yes');
  });

  it('comes back with what makes it relevant', () => {
    const walk = drives().answer('home', 'other', 'no').answer('home', 'other', 'yes');
    expect(walk.read('billing.place.town')).toBe('Ash');
  });
});

describe('answers that share a beginning', () => {
  it('read as one object of those that count', () => {
    const walk = drives().answer('home', 'other', 'yes').answer('home', 'street', 'Elm Row');
    expect(walk.read('billing')).toEqual({ street: 'Elm Row', place: { town: 'Ash' } });
    expect(walk.read('billing.place')).toEqual({ town: 'Ash' });
    expect(walk.read('facts.hasBilling')).toBe(true);
  });

  it('read as nothing while none counts', () => {
    expect(drives().read('facts.hasBilling')).toBe(false);
    expect(drives().answer('home', 'other', 'no').read('billing')).toBeNull();
  });
});
