import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '../../src/engine';
import { nothingYet, recorded, withoutDeed, type Happening, type Recording } from './recording';

const event = (of: JourneyEvent, how: Partial<Happening> = {}): Happening =>
  ({ ...{ is: 'event', event: of, isLed: false, isSeen: false }, ...how }) as Happening;
const home = { section: 'home' } as const;
const postcode = { ...home, field: 'postcode' } as const;
const answers = (value: string): Happening => event({ type: 'fieldAnswered', ...postcode, value });
const leaves = (isSeen = false): Happening => event({ type: 'fieldLeft', ...postcode }, { isSeen });
const presses = event({ type: 'actionPressed', ...home, action: 'find' });
const of = (...all: readonly Happening[]): Recording => all.reduce(recorded, nothingYet);

describe('what is done on the page', () => {
  it('is one answer, however many keys it took, once the field is left', () => {
    expect(of(answers('L'), answers('LS8'), leaves()).deeds).toEqual([
      { answer: { 'home.postcode': 'LS8' } },
    ]);
  });

  it('is typed alone where the field is not left', () => {
    const { deeds } = of(answers('LS8'), event({ type: 'sectionContinued', ...home }));
    expect(deeds).toEqual([{ type: { 'home.postcode': 'LS8' } }, { continue: 'home' }]);
  });

  it('is nothing where a field is passed through, and something where that is seen', () => {
    expect(of(leaves()).deeds).toEqual([]);
    expect(of(leaves(true)).deeds).toEqual([{ leave: 'home.postcode' }]);
  });

  it('is no way to a step that the page leads to by itself, or takes up again', () => {
    const entered = {
      type: 'stepEntered',
      step: 'pay',
      parameters: {},
      today: '2026-09-01',
    } as const;
    expect(of(event({ ...entered, restored: false }, { isLed: true })).deeds).toEqual([]);
    expect(of(event({ ...entered, restored: true })).deeds).toEqual([]);
    expect(of(event({ ...entered, restored: false })).deeds).toEqual([{ goTo: 'pay' }]);
    const where = { ...entered, parameters: { id: '7' }, restored: false };
    expect(of(event(where)).deeds).toEqual([{ goTo: { step: 'pay', parameters: { id: '7' } } }]);
  });

  it.each<[JourneyEvent, unknown]>([
    [{ type: 'actionPressed', ...home, action: 'find' }, { press: 'home.find' }],
    [{ type: 'sectionOpened', ...home }, { open: 'home' }],
    [{ type: 'stepSubmitted', step: 'apply' }, { submit: 'step' }],
    [{ type: 'itemOpened', ...home, field: 'cars', index: null }, { add: 'home.cars' }],
    [{ type: 'itemOpened', ...home, field: 'cars', index: 1 }, { change: { 'home.cars': 1 } }],
    [{ type: 'itemSaved', ...home, field: 'cars' }, { save: 'home.cars' }],
    [{ type: 'itemDismissed', ...home, field: 'cars' }, { cancel: 'home.cars' }],
    [{ type: 'itemRemoved', ...home, field: 'cars', index: 0 }, { remove: { 'home.cars': 0 } }],
    [{ type: 'dialogContinued' }, { next: 'dialog' }],
    [{ type: 'dialogPaged', to: 'people' }, { page: 'people' }],
    [{ type: 'dialogClosed' }, { close: 'dialog' }],
    [{ type: 'lookupRetried', lookup: 'zone' }, { retry: 'zone' }],
    [{ type: 'noticeDismissed' }, { dismiss: 'notice' }],
    [{ type: 'sequenceRequested', sequence: 'take', with: {} }, { choose: { sequence: 'take' } }],
  ])('%j is written as %j', (given, deed) => {
    expect(of(event(given)).deeds).toEqual([deed]);
  });

  it('is said where scenarios have no word for it, once', () => {
    const { deeds, unsaid } = of(event({ type: 'startedAnew' }), event({ type: 'startedAnew' }));
    expect([deeds, unsaid]).toEqual([[], ['The visit began anew by itself.']]);
  });
});

describe('what the sandbox answers', () => {
  const answered = (answer: string): Happening => ({ is: 'answered', operation: 'zones', answer });

  it('is the answer of the scenario, however often it says the same', () => {
    const made = of(presses, answered('a'), presses, answered('a'));
    expect(made.answers).toEqual({ zones: 'a' });
    expect(made.deeds).toEqual([{ press: 'home.find' }, { press: 'home.find' }]);
  });

  it('is another from before the deed on that it was asked for by', () => {
    const made = of(presses, answered('a'), presses, answered('b'), presses, answered('b'));
    expect(made.answers).toEqual({ zones: 'a' });
    const press = { press: 'home.find' };
    expect(made.deeds).toEqual([press, { partner: { answers: { zones: 'b' } } }, press, press]);
  });
});

it('one thing is taken out, and all else stays', () => {
  const made = of(presses, answers('LS8'), leaves(), presses);
  expect(withoutDeed(made, 1).deeds).toEqual([{ press: 'home.find' }, { press: 'home.find' }]);
});
