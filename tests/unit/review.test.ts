import { describe, expect, it } from 'vitest';
import { plain, type JsonObject, type SectionView } from '../../src/engine';
import { getPath } from '../../src/rules';
import { inSignUp, person } from './households';
import type { Player } from './player';
import { shipped, type Edit } from './shipped';

const step = 'steps/personal-details';
const aQuestion = { title: 'Name of your cat', schema: { type: 'string' } };

const usual: Readonly<Record<string, JsonObject>> = {
  aboutYou: person,
  address: { years: 6, residentialStatusId: '1' },
  gasMeter: {},
  terms: { switchAfterCoolingOfPeriod: false, suppliersTermsAndConditionsAreAccepted: true },
  payment: {
    accountName: 'A Marsh',
    sortCode: '089999',
    accountNumber: '66374958',
    preferredDirectDebitDay: '1',
    isAuthorisedToSetupDirectDebits: true,
  },
};

/** Everything answered, and what else there is to answer in one section. */
function atConfirm(edits: readonly Edit[] = [], where = '', more: JsonObject = {}): Player {
  const player = inSignUp(undefined, ...edits);
  for (const [section, answers] of Object.entries(usual)) {
    // What is known already is passed over.
    player.open(section).answer(section, { ...answers, ...(section === where && more) });
    player.continue(section).settle();
  }
  return player;
}

/** Where a block stands in the shipped file. */
function placeOf(id: string): number {
  const sections = shipped().journey.steps.flatMap((one) => one.sections);
  return (
    sections.find((one) => one.id === 'confirm')?.content.findIndex((one) => one.id === id) ?? -1
  );
}

const listedOn = (player: Player): readonly string[] =>
  player
    .section('confirm')
    .content.flatMap(({ answers }) => answers ?? [])
    .flatMap(({ lines }) =>
      lines.map(({ reference, said }) => `${reference.text}: ${String(said)}`),
    );

const isAnswered = ({ value, shown }: SectionView['fields'][string]): boolean =>
  shown && value !== null && typeof value !== 'object';

const isHidden = (uiSchema: JsonObject, { name }: { readonly name: string }): boolean =>
  getPath(uiSchema, `${name}.ui:widget`) === 'hidden';

describe('Confirm', () => {
  it('CON-23 CUS-42 says every answer of the sign-up, in a row of its own words or of the question', () => {
    const player = atConfirm();
    const { content } = player.section('confirm');
    const rows = player.shipped.journey.steps
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.id === 'confirm' ? section.content : []))
      .filter(({ id }) => content.some((one) => one.id === id));
    const said = new Set([
      ...rows.flatMap(
        ({ row }) => row?.says.map(({ section, field }) => `${section}.${field}`) ?? [],
      ),
      ...content
        .flatMap(({ answers }) => answers ?? [])
        .flatMap(({ lines }) => lines)
        .map(({ reference }) => `${reference.section}.${reference.field ?? ''}`),
    ]);
    const answered = player.view.sections.flatMap(({ fields, uiSchema }) =>
      Object.values(fields)
        .filter((field) => isAnswered(field) && !isHidden(uiSchema, field))
        .map(({ key }) => key),
    );
    expect(answered.length).toBeGreaterThan(15);
    expect(answered.filter((key) => !said.has(key))).toEqual([]);
  });

  it.each([
    ['about-you', 'aboutYou'],
    ['address', 'address'],
    ['gas-meter', 'gasMeter'],
    ['terms', 'terms'],
    ['payment', 'payment'],
  ])(
    'CON-23 lists a question that %s asks from now on, though nobody thought of it',
    (file, section) => {
      const edit = { file: `${step}/${file}.json`, at: ['fields', 'cat'], value: aQuestion };
      expect(listedOn(atConfirm([edit], section, { cat: 'Tom' }))).toContain(
        'Name of your cat: Tom',
      );
    },
  );

  it('CON-23 lists what a row does not say any more', () => {
    const at = ['content', placeOf('name'), 'says'];
    const edit = { file: `${step}/confirm.json`, at, value: ['aboutYou.lastName'] };
    expect(listedOn(atConfirm([edit]))).toEqual(
      expect.arrayContaining(['First name: Ada', 'Date of birth: 29 February 1984']),
    );
    expect(listedOn(atConfirm())).not.toContain('First name: Ada');
  });

  it('CON-23 is not compiled without a section that asks something', () => {
    const at = ['content', placeOf('ofPayment'), 'of'];
    expect(() => shipped({ file: `${step}/confirm.json`, at, value: ['switchAgain'] })).toThrow(
      /No `answers` list what `payment` asks/,
    );
  });

  it('has the whole text of a masked number only where it is asked for', () => {
    const gas = atConfirm()
      .section('confirm')
      .content.find(({ id }) => id === 'gas');
    expect([plain(gas?.text ?? []), plain(gas?.row?.inFull ?? [])]).toEqual([
      expect.stringMatching(/^MPRN •+\d{4}$/),
      expect.stringMatching(/^MPRN \d{6,10}$/),
    ]);
  });
});
