import { describe, expect, it } from 'vitest';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import { answerKinds, firstOf, type AnswerKind } from './answer-kinds';
import { forgettingOffers } from './forgetting-offers';
import { blankQuestion, lackOf, withKind, withSent } from './new-question';
import { sentOffers } from './open-keys';
import { nameFor, wrongName } from './question-name';
import { questionPlace, type QuestionPlace } from './question-place';

const shipped = await handOf('journey-config');
const permit = await handOf('tests/permit/journey-config');
const { hand } = shipped;
const kinds = answerKinds(hand.files);

const kindAt = (key: string): AnswerKind => {
  const found = kinds.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no kind ${key}`);
  return found;
};

function placeAt(section: string, field: string, { hand: of } = shipped): QuestionPlace {
  const place = questionPlace(of, { section, field });
  if (place === null) throw new Error(`no section ${section}`);
  return place;
}

const tariff = { section: 'newTariff', field: 'method' };
const blank = blankQuestion(hand, tariff, placeAt('newTariff', 'method'));

describe('what is offered', () => {
  it('is as options what the partner takes, where nothing was said of them', () => {
    const offers = sentOffers(hand.vocabulary.openKeys, kindAt('one:radios'));
    const asked = { ...blank, sent: 'utilityPeriod' };
    expect(withSent(asked, offers, 'utilityPeriod', []).options).toEqual([
      { label: '', value: '1' },
    ]);
    const said = { ...asked, options: [{ label: 'A year', value: null }] };
    expect(withSent(said, offers, 'utilityPeriod', []).options).toEqual(said.options);
  });

  it('is every kind of answer that a widget can draw, those first that the journey uses most', () => {
    expect(kinds.map(({ widget }) => widget)).not.toContain('hidden');
    for (const key of [
      'text:date',
      'text:longText',
      'number:quantity',
      'one:select',
      'several:checkboxes',
    ])
      expect(kinds.map((each) => each.key)).toContain(key);
    expect(kinds.find(({ group }) => group === 'one')?.widget).toBe('select');
    expect(kindAt('text:date').format).toBe('date');
    expect(kindAt('text:tel').format).toBe('phone');
    // One of the journey's own that must be told which plate it draws.
    expect(answerKinds(permit.hand.files).map(({ widget }) => widget)).not.toContain('x-plate');
  });

  it('is called by a whole sentence, with every figure in it', () => {
    expect(firstOf(kindAt('text:time').about)).toBe(
      'A time of day, typed as people write one (14:30, 2.30pm, midday)',
    );
    expect(firstOf('Boxes; `least` says how many. More of it.')).toBe('Boxes');
  });

  it('is first what a call sends a fixed value for, of a fitting type', () => {
    const offers = sentOffers(hand.vocabulary.openKeys, kindAt('boolean:radios'));
    expect(offers.map(({ key, words }) => [key, words])).toEqual([
      ['billConsumptionIsEstimated', '4 calls send a fixed false here today.'],
      ['isHappyToBeAutoSwitched', '4 calls send a fixed false here today.'],
      ['accountManagementOnline', '4 calls send a fixed false here today.'],
      ['onCurrentTariff', 'currentProjection sends a fixed true here today.'],
      ['isCertainOfDataCorrectness', 'Nobody sends it today, and saveBank may.'],
    ]);
  });

  it('is to be forgotten with what was asked before, each answer once', () => {
    const { state } = householdAt(shipped.ready, '');
    const paths = forgettingOffers(hand, state, placeAt('newTariff', 'method')).map(
      ({ path }) => path,
    );
    expect(paths).toContain('compareFuel');
    expect(paths).not.toContain('customer.firstName');
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a name', () => {
  it('is made of the title, and of none that is taken', () => {
    expect(nameFor('Would you like Dŵr Cymru?', () => false)).toBe('wouldYouLikeDwrCymru');
    expect(nameFor('2nd phone', (name) => name === 'question2ndPhone')).toBe('question2ndPhone2');
    expect(nameFor('', () => false)).toBe('question');
  });

  it('is refused where it is no name, or is one of an answer or a question there', () => {
    const place = placeAt('newTariff', 'method');
    expect(wrongName(hand, place, 'No')).toMatch(/small letter/);
    expect(wrongName(hand, place, 'method')).toMatch(/already/);
    expect(wrongName(hand, place, 'compareFuel')).toMatch(/already/);
    expect(wrongName(hand, place, 'other')).toBeNull();
  });
});

describe('what is said before', () => {
  it.each([
    [
      'of a section with variants',
      'terms@utilita',
      'switchAfterCoolingOfPeriod',
      /has 13 variants/,
    ],
    [
      'of questions that others are like',
      'usageGas',
      'usage',
      /“Energy you use” and “Electricity you use” are like/,
    ],
  ])('%s', (_, section, field, words) => {
    expect(placeAt(section, field).said.join(' ')).toMatch(words);
  });

  it('of an item of a list, which goes where that goes', () => {
    const place = placeAt('vehicle', 'band', permit);
    expect(place.isItem).toBe(true);
    expect(place.said).toEqual(['It is asked in each item of the list “Vehicles”, and goes where that goes.']); // oxfmt-ignore
  });

  it('of what is lacking', () => {
    const asked = withKind({ ...blank, title: 'Which?' }, kindAt('one:radios'));
    const option = { label: 'One', value: null };
    expect(lackOf(blank, null)).toBe('Write what is asked.');
    expect(lackOf({ ...blank, title: 'Which?' }, null)).toBe('Choose a kind of answer.');
    expect(lackOf(asked, kindAt('one:radios'))).toBe('Each option needs words.');
    const same = { ...asked, options: [option, { label: 'Other', value: 'one' }] };
    expect(lackOf(same, kindAt('one:radios'))).toBe('Two options have the same value.');
    expect(lackOf({ ...asked, options: [option, option] }, kindAt('one:radios'))).toBeNull();
  });
});
