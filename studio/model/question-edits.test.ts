import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedLines } from '../server/changed-lines';
import { openDesk } from '../server/desk';
import { handOf } from '../testing/hand';
import { answerKinds } from './answer-kinds';
import type { Edit } from './edits';
import { blankQuestion, withKind, withSent, type NewQuestion } from './new-question';
import { sentOffers } from './open-keys';
import { questionEdits } from './question-edits';
import { questionPlace } from './question-place';

const folder = join(import.meta.dirname, '../../journey-config');
const { hand } = await handOf('journey-config');
const kinds = answerKinds(hand.files);

/** What is written for a question that is said so. */
function editsOf(
  section: string,
  field: string,
  key: string,
  said: Partial<NewQuestion>,
): readonly Edit[] {
  const place = questionPlace(hand, { section, field });
  const kind = kinds.find((each) => each.key === key);
  if (place === null || kind === undefined) throw new Error(`no ${section}, or no ${key}`);
  const offers = sentOffers(hand.vocabulary.openKeys, kind);
  const begun = withKind(blankQuestion(hand, { section, field }, place), kind);
  const sent = withSent(begun, offers, said.sent ?? '', said.leftOut ?? []);
  const offer = offers.find((each) => each.key === said.sent) ?? null;
  return questionEdits(hand, place, { ...sent, ...said }, kind, offer);
}

/** Each file with the lines that are otherwise. */
async function written(
  edits: readonly Edit[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { files, stored } = await openDesk(folder, edits, false);
  const other = [...files].filter(([path, text]) => stored.get(path) !== text);
  return Object.fromEntries(
    other.map(([path, text]) => [
      path,
      changedLines(stored.get(path) ?? '', text).map((line) => `${line.sign} ${line.text.trim()}`),
    ]),
  );
}

const online = { title: 'Would you manage your account online?', sent: 'accountManagementOnline' };

describe('a question that is added', () => {
  it('stands behind the one before it, is sent in place of what was fixed, and no other line is touched', async () => {
    const sent = [
      '- "accountManagementOnline": false,',
      '+ "accountManagementOnline": { "var": "wouldYouManageYourAccountOnline" },',
    ];
    expect(await written(editsOf('newTariff', 'method', 'boolean:radios', online))).toEqual({
      'calls/create-dual-consolidated-switch.json': sent,
      'calls/create-dual-distinct-switch.json': sent,
      'calls/create-electricity-switch.json': sent,
      'calls/create-gas-switch.json': sent,
      'journey.json': ['+ "wouldYouManageYourAccountOnline",'],
      'steps/current-tariff/new-tariff.json': [
        '+ },',
        '+ "wouldYouManageYourAccountOnline": {',
        '+ "title": "Would you manage your account online?",',
        '+ "schema": { "type": "boolean" },',
        '+ "ui": { "widget": "radios" },',
        '+ "required": true,',
        '+ "options": [',
        '+ { "value": true, "label": "Yes" },',
        '+ { "value": false, "label": "No" }',
        '+ ]',
      ],
    });
  });

  it('is sent by the calls that are ticked alone', async () => {
    const leftOut = ['createGasSwitch', 'createDualDistinctSwitch'];
    const edits = editsOf('newTariff', 'method', 'boolean:radios', { ...online, leftOut });
    expect(Object.keys(await written(edits)).filter((file) => file.startsWith('calls/'))).toEqual([
      'calls/create-dual-consolidated-switch.json',
      'calls/create-electricity-switch.json',
    ]);
  });

  it('is a key more in the body where nobody sends it yet, in the order of the contract', async () => {
    const bank = { title: 'Name of your bank', sent: 'name', isStored: false };
    const { 'calls/save-bank.json': lines } = await written(
      editsOf('payment', 'sortCode', 'text:text', bank),
    );
    expect(lines).toEqual(['+ "name": { "var": "payment.nameOfYourBank" },']);
  });

  it('stands in the middle of its section, in the group of the one before, under its path', async () => {
    const said = {
      title: 'Middle name',
      isRequired: false,
      isStored: false,
      sensitive: 'identity',
    };
    expect(await written(editsOf('aboutYou', 'firstName', 'text:text', said))).toEqual({
      'steps/personal-details/about-you.json': [
        '+ "middleName": {',
        '+ "title": "Middle name",',
        '+ "schema": { "type": "string" },',
        '+ "ui": { "widget": "text" },',
        '+ "sensitive": "identity"',
        '+ },',
      ],
    });
    const [own] = editsOf('terms@utilita', 'switchAfterCoolingOfPeriod', 'text:text', said);
    expect(own).toMatchObject({
      ...{ file: 'steps/personal-details/terms.json', pointer: '/fields/middleName' },
      ...{ after: 'switchAfterCoolingOfPeriod', value: { group: 'start' } },
    });
  });

  it('is never stored where it is sensitive, and is forgotten with what was chosen', () => {
    const said = { title: 'Why?', sensitive: 'medical', forgottenWith: ['address', 'compareFuel'] };
    const edits = editsOf('newTariff', 'method', 'text:longText', said);
    expect(edits.map(({ file }) => file)).toEqual(['steps/current-tariff/new-tariff.json']);
    // The section forgets all of its questions with the address.
    expect(edits[0]?.value).toMatchObject({ sensitive: 'medical', forgottenWith: ['compareFuel'] });
  });

  it('sends what was fixed where it is not answered and the contract takes no null', () => {
    const edits = editsOf('newTariff', 'method', 'boolean:radios', {
      ...{ title: 'As today?', sent: 'onCurrentTariff' },
    });
    const answer = { var: 'asToday' };
    expect(edits[1]?.value).toEqual({ if: [{ isAnswered: answer }, answer, true] });
  });

  it('is sound where it is sent; check says where it is neither sent nor read', async () => {
    const codes = async (said: Partial<NewQuestion>): Promise<readonly string[]> => {
      const edits = editsOf('newTariff', 'method', 'boolean:radios', said);
      const { compiled } = await openDesk(folder, edits, false);
      return compiled.diagnostics.map(({ code }) => code).toSorted();
    };
    // It is not said in Welsh.
    expect(await codes(online)).toEqual(['JC615']);
    expect(await codes({ ...online, sent: '' })).toEqual(['JC538', 'JC615']);
  });

  it('keeps to the limits of what it is sent as', () => {
    const [share] = editsOf('newTariff', 'method', 'number:quantity', {
      ...{ title: 'Night', sent: 'economy7Percentage' },
    });
    expect(share?.value).toMatchObject({ schema: { type: 'integer', minimum: 1, maximum: 100 } });
  });
});
