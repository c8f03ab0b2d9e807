import { describe, expect, it } from 'vitest';
import { allOf, type CompiledJourney } from '../../src/journey';
import { handOf } from '../testing/hand';
import { filesWith, type Edit } from './edits';
import { written } from './in-hand';
import { spokenIn } from './spoken';

const { hand } = await handOf('journey-config');
const debt = {
  file: 'suppliers/utilita.json',
  pointer: '/fields/happyToHaveDebtInformationAccessed/title',
};
const editOf = (place: Pick<Edit, 'file' | 'pointer'>, value: string): Edit => ({
  ...place,
  ...{ was: written(hand, place.file, place.pointer), value },
});
const spoken = (edit: Edit) =>
  spokenIn(hand, filesWith(hand.files, [edit]), [edit])?.journey ?? null;

const wordsIn = (journey: CompiledJourney | null) =>
  journey === null
    ? null
    : allOf(journey, 'section').map(({ is }) => [
        is.lead,
        is.fields.map(({ label, hint, missing }) => ({ label, hint, missing })),
      ]);

describe('words that are typed', () => {
  it('are said as they come to be compiled', async () => {
    const steps = 'steps/personal-details';
    const edits = [
      editOf(debt, 'Dear {facts.supplierName}, I agree. Take {facts.supplierName} as read.'),
      editOf(
        { file: `${steps}/payment.json`, pointer: '/fields/accountName/hint' },
        'Whose is it?',
      ),
      editOf({ file: `${steps}/payment.json`, pointer: '/lead' }, 'By direct debit.'),
      editOf(
        { file: `${steps}/about-you.json`, pointer: '/fields/firstName/missing' },
        'Please tell us your first name',
      ),
      editOf(
        {
          file: `${steps}/terms.json`,
          pointer: '/fields/suppliersTermsAndConditionsAreAccepted/title',
        },
        'Yes to the [terms of this tariff](facts.tariffTermsUrl), says {facts.supplierName}',
      ),
    ];
    const compiled = await handOf('journey-config', edits);
    const said = wordsIn(spokenIn(hand, filesWith(hand.files, edits), edits)?.journey ?? null);
    expect(said).not.toEqual(wordsIn(hand.journey));
    expect(said).toEqual(wordsIn(compiled.hand.journey));
  });

  it('are not said where nobody can be sure of them before they are compiled', () => {
    expect(spoken(editOf(debt, 'I agree to {facts.other}.'))).toBeNull();
    expect(spoken(editOf(debt, 'I **agree**.'))).toBeNull();
    expect(spoken(editOf(debt, 'I [agree](facts.other).'))).toBeNull();
    expect(spoken(editOf(debt, 'I agree to {'))).toBeNull();
    expect(
      spoken({ ...debt, was: written(hand, debt.file, debt.pointer), value: null }),
    ).toBeNull();
    const edit = editOf(debt, 'I agree.');
    expect(spokenIn(hand, hand.files, [edit])).toBeNull();
  });
});

describe('values of a rule that are typed', () => {
  const years = {
    file: 'steps/personal-details/address.json',
    pointer: '/fields/years/checks/tooLong/assert',
  };
  const assertOf = (value: Edit['value']): Edit => ({
    ...years,
    ...{ was: written(hand, years.file, years.pointer), value },
  });

  it('are said as they come to be compiled', async () => {
    const edit = assertOf({ '<=': [{ var: 'facts.residencyMonths' }, 1300] });
    const compiled = await handOf('journey-config', [edit]);
    const said = spokenIn(hand, filesWith(hand.files, [edit]), [edit]);
    expect(said?.hasRules).toBe(true);
    expect(said?.journey).not.toEqual(hand.journey);
    expect({ ...said?.journey, digest: '' }).toEqual({ ...compiled.hand.journey, digest: '' });
  });

  it.each<[string, Edit['value']]>([
    ['another path', { '<=': [{ var: 'facts.residencyInAll' }, 1200] }],
    ['another operator', { '<': [{ var: 'facts.residencyMonths' }, 1200] }],
    ['a value of another kind', { '<=': [{ var: 'facts.residencyMonths' }, 'many'] }],
    ['one more', { '<=': [{ var: 'facts.residencyMonths' }, 1200, 3] }],
    ['no rule at all', true],
  ])('are not said where it is %s', (_, value) => {
    const edit = assertOf(value);
    expect(spokenIn(hand, filesWith(hand.files, [edit]), [edit])).toBeNull();
  });

  it('are not said of a rule that is compiled to something else than is written', () => {
    const file = 'facts/suppliers.json';
    const facts = hand.files[file] as { readonly facts: Readonly<Record<string, Edit['value']>> };
    const asking = Object.entries(facts.facts).find(([, rule]) =>
      JSON.stringify(rule).includes('"entry"'),
    );
    expect(asking).toBeDefined();
    const [name = '', was = null] = asking ?? [];
    const other = JSON.parse(
      JSON.stringify(was).replace('"entry":["suppliers"', '"entry":["s"'),
    ) as typeof was;
    const edit = { file, pointer: `/facts/${name}`, was, value: other };
    expect(spokenIn(hand, filesWith(hand.files, [edit]), [edit])).toBeNull();
  });
});
