import { describe, expect, it } from 'vitest';
import { allOf, placeText, ruleOf, sectionKey } from '../../src/journey';
import { findHousehold } from '../server/find-household';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import { fieldIn, sectionAt } from './in-hand';
import { outlineOf, shownRows } from './outline';
import { boundsOf, requirementWith, rulesOf, sectionUnasked, textsOf } from './question';
import { messagesOf } from './question-messages';
import { variantsTables } from './variants-table';

const shipped = await handOf('journey-config');
const permit = await handOf('tests/permit/journey-config');

const fieldAt = ({ hand }: typeof shipped, section: string, name: string) => {
  const field = fieldIn(sectionAt(hand, section), name);
  if (field === null) throw new Error(`no question ${name}`);
  return field;
};

describe('the outline', () => {
  const { hand, ready } = shipped;
  const { state } = householdAt(ready, 'atTerms');
  const rows = outlineOf(hand, state, { section: '' });
  const all = shownRows(
    rows,
    new Set(rows.flatMap((row) => [row.key, ...row.rows.map(({ key }) => key)])),
    '',
  );

  it('has every question once, of variants those of the one in force', () => {
    const terms = all.filter(({ to, level }) => to.section.startsWith('terms@') && level === 3);
    expect(new Set(terms.map(({ to }) => to.section)).size).toBe(1);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it('marks what is conditional, must be answered and is sensitive, and how it stands', () => {
    const row = (field: string) => all.find(({ to }) => to.field === field);
    expect(row('postcode')).toMatchObject({ mustBeAnswered: true, standing: 'answered' });
    expect(row('specialNeedsId')).toMatchObject({
      ...{ isConditional: true, isSensitive: true, standing: 'not asked' },
    });
    expect(row('suppliersTermsAndConditionsAreAccepted')).toMatchObject({ standing: 'asked' });
  });

  it('is filtered by words and by marks, with what is around', () => {
    const found = shownRows(rows, new Set(), 'postcode').map(({ title }) => title);
    expect(found).toContain('Your Home');
    expect(
      shownRows(rows, new Set(), 'sensitive').every(
        ({ level, isSensitive }) => level < 3 || isSensitive,
      ),
    ).toBe(true);
  });

  it('is filtered by what is written for a question, an error too', () => {
    const found = shownRows(rows, new Set(), 'Enter your first name').map(({ to }) => to.field);
    expect(found).toEqual(['', '', 'firstName']);
  });
});

describe('a journey with pages that hang on answers', async () => {
  const { hand, ready } = await handOf('tests/event/journey-config');
  const { state } = householdAt(ready, 'atFood');
  const rows = outlineOf(hand, state, { section: '' });

  it('is in the outline whole, with what is not asked of this household', () => {
    expect(rows.map(({ key }) => key)).toEqual(ready.journey.steps.map(({ id }) => id));
    const open = new Set(rows.flatMap((row) => [row.key, ...row.rows.map(({ key }) => key)]));
    const all = shownRows(rows, open, '');
    const row = (field: string) => all.find(({ to }) => to.field === field);
    expect(row('stalls')).toMatchObject({ mustBeAnswered: true, standing: 'asked' });
    expect(row('told')).toMatchObject({ standing: 'not asked' });
  });

  it('says of a month when it must be answered', () => {
    const until = fieldIn(sectionAt(hand, 'stall'), 'gasUntil');
    expect(
      until && rulesOf(hand, state, until).map(({ word, sentence }) => [word, sentence]),
    ).toEqual([
      ['Asked', 'when “Whether it cooks with gas” is “Yes”'],
      ['Shown', 'always'],
      ['Must be answered', 'always'],
    ]);
  });
});

describe('a question', () => {
  const { hand, ready } = shipped;
  const { state } = householdAt(ready, 'atTerms');
  const debt = fieldAt(shipped, 'terms@utilita', 'happyToHaveDebtInformationAccessed');

  it('has its texts where they are written, and where they would be', () => {
    const texts = textsOf(hand, state, debt);
    expect(texts.map(({ key, file, pointer }) => [key, file, pointer.split('/').at(-1)])).toEqual([
      ['title', 'suppliers/utilita.json', 'title'],
      ['label', 'suppliers/utilita.json', 'label'],
      ['hint', 'suppliers/utilita.json', 'hint'],
      ['reason', 'suppliers/utilita.json', 'reason'],
      ['missing', 'suppliers/utilita.json', 'missing'],
    ]);
    expect(texts.map(({ raw }) => raw === null)).toEqual([false, false, true, true, false]);
  });

  it('says when it is asked, shown and must be accepted', () => {
    expect(rulesOf(hand, state, debt).map(({ word, sentence }) => [word, sentence])).toEqual([
      ['Asked', 'always'],
      ['Shown', 'always'],
      ['Must be accepted', 'when the supplier needs to see what is owed'],
    ]);
  });

  it('is required by another fact as it was written: only a tick will do, and its clauses stay', () => {
    const raw = { accepted: true, when: { source: ['TER-33'], var: 'facts.a' } };
    const rule = { var: 'facts.hasSmartMeter' };
    expect(requirementWith(raw, true, rule)).toEqual({
      ...{ accepted: true, when: { source: ['TER-33'], var: 'facts.hasSmartMeter' } },
    });
    expect(requirementWith(raw, true, true)).toEqual({ accepted: true });
    expect(requirementWith(raw, true, false)).toBeNull();
    expect(requirementWith(true, false, rule)).toEqual(rule);
  });

  it('has its bounds by case, each where it is written', () => {
    const bounds = boundsOf(hand, state, fieldAt(shipped, 'usageGas', 'usage'));
    expect(bounds.map(({ label, pointer, most }) => [label, pointer.slice(-8), most])).toEqual([
      ['“a year”', '/cases/1', 200000],
      ['“a month”', '/cases/2', 16600],
      ['“a quarter”', '/cases/3', 50000],
    ]);
  });
});

describe('a question whose section is not asked of the household in hand', () => {
  it('says when that is, and says nothing where it is', () => {
    const { hand, ready } = shipped;
    const { state } = householdAt(ready, '');
    const of = (section: string, name: string) =>
      sectionUnasked(hand, state, fieldAt(shipped, section, name).owner);
    expect(of('usageGas', 'usage')).toBe('when gas is quoted by itself');
    expect(of('yourHome', 'postcode')).toBeNull();
  });
});

describe('what a question says while something is wrong with it', () => {
  const { hand } = shipped;
  const of = (section: string, name: string) =>
    messagesOf(hand, fieldAt(shipped, section, name)).map(({ key, raw, reads, isShared }) => [
      ...[key, raw, reads],
      isShared,
    ]);

  it('is what all say, until it has words of its own, where these are written', () => {
    const [first] = messagesOf(hand, fieldAt(shipped, 'aboutYou', 'firstName'));
    expect(first).toEqual({
      ...{ key: 'required', file: 'steps/personal-details/about-you.json', raw: null },
      pointer: '/fields/firstName/messages/required',
      ...{ reads: 'First name is required', isShared: false },
    });
  });

  it('is asked for of each rule that it can break: a postcode that is none is one', () => {
    expect(of('yourHome', 'postcode')).toEqual([
      ['required', null, 'Postcode is required', false],
      ['postcode', null, 'Postcode is invalid.', false],
      ['maxLength', null, 'Postcode exceeds … characters.', false],
    ]);
  });

  it('is what the question says that it is like, where that has words of its own', () => {
    expect(of('previousAddress', 'years')).toEqual([
      ['required', null, 'Years is required', false],
      ['minimum', null, 'Years must be numbers only.', true],
      ['maximum', null, 'Years exceeds 3 characters.', true],
    ]);
  });
});

describe('a household for which a rule is true', () => {
  it('is one of the way that stands at the section, with as little otherwise as can be', () => {
    const { ready } = shipped;
    const { state } = householdAt(ready, 'dualAtTerms');
    const found = findHousehold(ready, {
      ...{ edits: [], state, holds: true, section: 'terms@utilita' },
      rule: 'section:terms@utilita/field:happyToHaveDebtInformationAccessed/required',
    });
    expect(found?.step).toBe('personalDetails');
    expect(
      ready.engine.evaluate(found?.state ?? state, { var: 'facts.debtInformationRequired' }),
    ).toBe(true);
    expect(found?.state.answers).toEqual(state.answers);
  });

  it('is one whose page has the form, and not what is known of a switch in its place', () => {
    const { hand, ready } = shipped;
    const { state } = householdAt(ready, '');
    const topUp = allOf(ready.journey, 'field').find(
      ({ is, owner }) => is.name === 'prePaymentMeterId' && owner.is.variant?.isDefault === true,
    );
    if (topUp === undefined) throw new Error('nobody is asked how to top up');
    const found = findHousehold(ready, {
      ...{ edits: [], state, holds: true, section: sectionKey(topUp.owner.is) },
      rule: placeText(ruleOf(topUp, 'relevant').place),
    });
    if (found === null) throw new Error('nobody was found');
    expect(hand.inspector.section(found.state, topUp.owner.is).fields[topUp.is.name]).toMatchObject(
      { relevant: true },
    );
    expect(ready.engine.view(found.state, found.step).commits).toEqual([]);
  });

  it('is none where nobody could be', () => {
    const { ready } = shipped;
    const { state } = householdAt(ready, 'dualAtTerms');
    const rule = 'section:terms@utilita/field:suppliersTermsAndConditionsAreAccepted/required';
    expect(
      findHousehold(ready, { edits: [], state, holds: false, section: 'terms@utilita', rule }),
    ).toBeNull();
  });
});

describe('the table of variants', () => {
  it('has one row a variant and one column a consent, those of all first', () => {
    const [table] = variantsTables(shipped.hand);
    expect(table?.rows).toHaveLength(13);
    expect(table?.columns[0]?.group).toBe('Of all');
    const utilita = table?.rows.find(({ title }) => title === 'Utilita');
    expect(utilita).toMatchObject({ ids: '22' });
    expect(utilita?.cells['happyToHaveDebtInformationAccessed']).toMatchObject({
      ...{ requirement: 'when', opens: 'unanswered', version: 2 },
      sentence: 'when the supplier needs to see what is owed',
    });
    expect(utilita?.cells['happyToReceiveCreditCheck']).toBeUndefined();
  });

  it('is none for a journey whose variants ask no consent of their own', () => {
    expect(variantsTables(permit.hand)).toEqual([]);
  });
});
