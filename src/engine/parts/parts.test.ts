import { describe, expect, it } from 'vitest';
import { createEngine } from '../create-engine';
import type { CompiledJourney } from '../../journey';
import {
  call,
  field,
  given,
  journey,
  permit,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
  variant,
  use,
} from '../testing';
import { commit } from '../testing/commits';
import { parkingSpaces } from '../testing/spaces';
import { joinJourney } from './join-journey';
import { splitJourney } from './split-journey';

const whole: CompiledJourney = journey(
  [
    step(
      'apply',
      [
        section('home', [field('street', 'street', 'string')], {
          reactions: [reaction({ kind: 'changed', paths: ['street'] }, [{ call: [use('zone')] }])],
        }),
      ],
      { submit: { label: ['Apply'], sequence: 'quote', ready: [], deliberate: false } },
    ),
    step('pay', [section('card', [field('holder', 'pay.holder', 'string', { initial: 'Me' })])], {
      screen: 'payment',
      entry: 'loadPayment',
    }),
    step('error', [], { screen: 'fault' }),
  ],
  {
    calendars: { council: { years: [2026, 2026], holidays: ['2026-12-25'] } },
    facts: { isPaid: { isAnswered: { var: 'pay.holder' } } },
    calls: { zone: call('zone'), quote: call('quote'), cards: call('cards') },
    sequences: {
      quote: sequence('quote', [sequenceStep('quote', { use: use('quote') })]),
      loadPayment: sequence('loadPayment', [sequenceStep('cards', { use: use('cards') })]),
    },
    messages: {
      default: [],
      rules: {},
      fields: { 'home.street.required': ['Which street?'], 'card.holder.required': ['Whose?'] },
      texts: { 'page.skip': ['Skip'], 'payment.title': ['Pay'], 'fault.title': ['Sorry'] },
    },
    failures: { statuses: [500], goTo: 'error', track: null },
  },
);
/** Split anew in each test, so that each is a test of it. */
const split = () => splitJourney(whole);

describe('a journey in two parts', () => {
  it.each([whole, permit, parkingSpaces])('joined is the journey that was split ($id)', (each) => {
    expect(joinJourney(splitJourney(each))).toEqual(each);
  });

  it('has in its start only what the first step and the way to the error page need', () => {
    const { start, rest } = split();
    expect(Object.keys(start.calls)).toEqual(['zone', 'quote']);
    expect(start.calendars).toEqual({});
    expect(Object.keys(start.sequences)).toEqual(['quote']);
    expect(start.facts).toEqual({});
    expect(Object.keys(rest.facts)).toEqual(['isPaid']);
    expect(Object.keys(start.messages.fields)).toEqual(['home.street.required']);
    expect(Object.keys(start.messages.texts)).toEqual(['page.skip', 'fault.title']);
    expect(start.steps.map(({ sections }) => sections.length)).toEqual([1, 0, 0]);
    expect(rest.steps.map(({ id }) => id)).toEqual(['pay']);
  });

  it('has every fact that its start reads: in a rule, in a text, and by way of another one', () => {
    const facts = {
      street: { var: 'street' },
      isLong: { '>': [{ characters: { var: 'facts.street' } }, 9] },
      days: 3,
      spare: 4,
      kept: { var: 'facts.spare' },
    };
    const seen = splitJourney(
      journey(
        [
          step('apply', [section('home', [field('street', 'street', 'string')])], {
            lead: [{ when: { var: 'facts.isLong' }, text: [{ path: 'facts.days' }] }],
          }),
          step('pay', [], { lead: [{ when: { var: 'facts.kept' }, text: ['Kept'] }] }),
        ],
        { facts },
      ),
    );
    expect(Object.keys(seen.start.facts)).toEqual(['street', 'isLong', 'days']);
    expect(Object.keys(seen.rest.facts)).toEqual(['spare', 'kept']);
  });

  it('has what the variants of its sections say, and not what those of later ones do', () => {
    const varied = (name: string, id: string) =>
      step(name, [
        { ...section(id, [field('a', `${id}.a`, 'string')]), variant: variant('river') },
      ]);
    const fields = { 'home@river.a.required': ['Here?'], 'card@river.a.required': ['There?'] };
    const parts = splitJourney(
      journey([varied('apply', 'home'), varied('pay', 'card')], {
        messages: { ...whole.messages, fields },
      }),
    );
    expect(Object.keys(parts.start.messages.fields)).toEqual(['home@river.a.required']);
    expect(Object.keys(parts.rest.fields)).toEqual(['card@river.a.required']);
  });

  it('has the screen of the first step with all that its buttons start, and no screen of a later one', () => {
    const { screens, sequences, calls } = splitJourney(parkingSpaces).start;
    expect(Object.keys(screens)).toEqual(['spaces']);
    expect(Object.keys(sequences)).toEqual(['book']);
    expect(Object.keys(calls)).toEqual(['spaces', 'book']);
    const later = splitJourney({ ...parkingSpaces, entry: 'booked' });
    expect(Object.keys(later.start.screens)).toEqual([]);
    expect(Object.keys(later.rest.screens)).toEqual(['spaces']);
    expect(Object.keys(later.start.sequences)).toEqual([]);
  });

  it('leaves to the rest the texts that begin with the first word of a later screen', () => {
    const texts = { 'payment.title': ['Pay'], 'paymentForm.hint': ['How'], 'pay.x': [], 'p.y': [] };
    const [apply, pay, ...others] = whole.steps;
    if (apply === undefined || pay === undefined) throw new Error('no steps');
    const { start, rest } = splitJourney({
      ...whole,
      steps: [apply, { ...pay, screen: 'paymentForm' }, ...others],
      messages: { ...whole.messages, texts },
    });
    expect(Object.keys(rest.texts)).toEqual(['payment.title', 'paymentForm.hint']);
    expect(Object.keys(start.messages.texts)).toEqual(['pay.x', 'p.y']);
  });

  it('has what a commit reads before its press, and not what its record does', () => {
    const order = commit('order', {
      same: { var: 'facts.home' },
      record: { said: { var: 'facts.said' } },
    });
    const facts = { home: { var: 'street' }, said: { var: 'street' } };
    const parts = splitJourney({ ...whole, facts, commits: { order } });
    expect(Object.keys(parts.start.facts)).toEqual(['home']);
    expect(Object.keys(parts.rest.facts)).toEqual(['said']);
  });

  it('begins with the same answers, those of later steps among them', () => {
    const [part, full] = [split().start, whole].map((each) => createEngine(each, {}));
    expect(part?.start(given)).toEqual(full?.start(given));
    expect(part?.evaluate(part.start(given), { isAnswered: { var: 'pay.holder' } })).toBe(true);
  });

  it('goes on in the whole where the start was left', () => {
    const part = createEngine(split().start, {});
    const { state } = part.apply(part.start(given), {
      type: 'stepEntered',
      step: 'apply',
      parameters: {},
      today: given.today,
      restored: false,
    });
    const answered = part.apply(state, {
      type: 'fieldAnswered',
      section: 'home',
      field: 'street',
      value: 'Elm Row',
    });
    const full = createEngine(whole, {});
    expect(full.view(answered.state, 'apply')).toEqual(part.view(answered.state, 'apply'));
  });
});
