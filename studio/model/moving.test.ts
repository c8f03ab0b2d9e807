import { describe, expect, it } from 'vitest';
import { handOf } from '../testing/hand';
import { filesWith, type Edit, type JsonFiles } from './edits';
import { editsMoved, movable, type MoveWay } from './moving';
import { orderOf } from './orders';

const { hand } = await handOf('journey-config');
const { hand: permit } = await handOf('tests/permit/journey-config');

const found = (section: string, field: string, way: MoveWay, of = hand) =>
  movable(of, { section, field }, way);

describe('what is moved in its order', () => {
  it.each([
    ['a section up', 'payment', '', 'up', '“Payment” moved before “Supplier terms”'],
    ['a section of variants down', 'terms@utilita', '', 'down', '“Supplier terms” moved after “Payment”'],
    ['a question', 'payment', 'sortCode', 'up', '“Sort code” moved before “Card Holder Name”'],
    ['a question of all variants', 'terms@utilita', 'gasSmartMeterInstalled', 'down', '“I have a smart gas meter” moved after “I have a smart electricity meter”'],
    ['a question of one variant', 'terms@ovo', 'supplierMaySendUpdatesThatMayBeOfInterestViaSms', 'up', '“Updates by text message” moved before “Updates by email”'],
  ] as const)('%s', (_, section, field, way, words) => {
    expect(found(section, field, way)).toMatchObject({ move: { words }, why: null });
  }); // oxfmt-ignore

  it('writes a question of all variants in the file of all, one of a variant in its own', () => {
    const fileOf = (field: string, way: MoveWay) => found('terms@ovo', field, way)?.move?.file;
    expect(fileOf('gasSmartMeterInstalled', 'down')).toBe('steps/personal-details/terms.json');
    expect(fileOf('supplierMaySendUpdatesThatMayBeOfInterestViaSms', 'up')).toBe(
      'suppliers/ovo.json',
    );
  });

  it('takes whatever way leads back', () => {
    const down = found('address', '', 'down', hand);
    expect(down?.why).not.toBeNull();
    expect(found('aboutYou', '', 'down')?.move).toMatchObject({
      name: 'about-you',
      beside: 'address',
    });
    expect(found('address', '', 'up')?.move).toMatchObject({
      name: 'address',
      beside: 'about-you',
    });
  });
});

describe('what is not moved says why', () => {
  it.each([
    ['the first section', 'aboutYou', '', 'up', '“Your details” is the first section of “Sign Up” already.'],
    ['the last section', 'confirm', '', 'down', '“Confirm and switch” is the last section of “Sign Up” already.'],
    ['a section that reads the one before', 'billingAddress', '', 'up', '“Billing address” cannot stand before “Your address”: a rule of “Billing address” reads the answer to “Send my bills to another address”.'],
    ['a section that the next one reads', 'address', '', 'down', '“Your address” cannot stand after “Billing address”: a rule of “Billing address” reads the answer to “Send my bills to another address”.'],
    ['a section that reads by a fact', 'payElectricity', '', 'up', '“How you pay for electricity” cannot stand before “How you pay for gas”: a rule of “How you pay for electricity” reads the answer to “How you pay for gas”.'],
    ['a section of an item', 'previousAddress', '', 'up', '“A previous address” is asked for each item of a list: it stands where the list stands.'],
    ['the first question', 'payment', 'accountName', 'up', '“Card Holder Name” is the first question of “Payment” already.'],
    ['the last of a group', 'address', 'county', 'down', '“County” is the last question of its group.'],
    ['the last of all variants', 'terms@utilita', 'suppliersTermsAndConditionsAreAccepted', 'down', '“Terms & Conditions Agreement” is the last of the questions that all variants share.'],
    ['the first of one variant', 'terms@utilita', 'happyToHaveDebtInformationAccessed', 'up', '“Debt Assignment Protocol” is the first of the questions that this variant has of its own.'],
    ['a question that hangs on the one before', 'terms@ovo', 'specialNeedsId', 'up', '“Condition” cannot stand before “Someone at home has a health condition or needs extra help.”: a rule of “Condition” reads the answer to “Someone at home has a health condition or needs extra help.”.'],
  ] as const)('%s', (_, section, field, way, why) => {
    expect(found(section, field, way)).toEqual({ move: null, why });
  }); // oxfmt-ignore

  it('and what has no order has no move', () => {
    expect(found('', '', 'up')).toBeNull();
    expect(found('payment', 'nobody', 'up')).toBeNull();
    expect(found('home', '', 'up', permit)).toMatchObject({ move: null });
  });
});

describe('edits with a move', () => {
  const file = 'steps/a/step.json';
  const stored: JsonFiles = { [file]: { sections: ['a', 'b', 'c'], name: 'A' } };
  const move = (name: string, beside: string) => ({ file, pointer: '/sections', name, beside });
  const order = (edits: readonly Edit[]) =>
    orderOf((filesWith(stored, edits)[file] as { readonly sections: readonly string[] }).sections);

  it('are one for all that was moved in one order, and none where it is as it was', () => {
    const once = editsMoved(stored, [], move('a', 'b'));
    expect(once).toEqual([
      { file, pointer: '/sections', was: ['a', 'b', 'c'], value: ['b', 'a', 'c'], isOrder: true },
    ]);
    const twice = editsMoved(stored, once, move('a', 'c'));
    expect(twice).toHaveLength(1);
    expect(order(twice)).toEqual(['b', 'c', 'a']);
    const back = editsMoved(stored, editsMoved(stored, twice, move('a', 'c')), move('a', 'b'));
    expect(back).toEqual([]);
  });

  it('take what says a list item by item into one', () => {
    const items: readonly Edit[] = [
      { file, pointer: '/sections/0', was: 'a', value: 'b' },
      { file, pointer: '/sections/1', was: 'b', value: 'a' },
    ];
    const moved = editsMoved(stored, items, move('a', 'c'));
    expect(moved).toHaveLength(1);
    expect(order(moved)).toEqual(['b', 'c', 'a']);
  });

  it('leave what is written within, and know what is new', () => {
    const fields: JsonFiles = { 's.json': { fields: { x: { title: 'X' }, y: { title: 'Y' } } } };
    const within: readonly Edit[] = [
      { file: 's.json', pointer: '/fields/x/title', was: 'X', value: 'Z' },
      { file: 's.json', pointer: '/fields/n', was: null, value: { title: 'N' }, after: 'x' },
    ];
    const moved = editsMoved(fields, within, {
      ...{ file: 's.json', pointer: '/fields', name: 'n', beside: 'y' },
    });
    expect(moved).toHaveLength(3);
    const made = filesWith(fields, moved)['s.json'];
    expect(JSON.stringify(made)).toBe(
      '{"fields":{"x":{"title":"Z"},"y":{"title":"Y"},"n":{"title":"N"}}}',
    );
    // What was new is taken back: the order of the others stays.
    const [title, , order] = moved;
    const without = [title, order].filter((edit) => edit !== undefined);
    expect(JSON.stringify(filesWith(fields, without)['s.json'])).toBe(
      '{"fields":{"x":{"title":"Z"},"y":{"title":"Y"}}}',
    );
  });
});
