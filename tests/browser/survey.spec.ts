import { Applicant } from './support/applicant';
import { expectAccessible } from './support/axe';
import { testOf } from './support/journey-of-tests';
import { expect } from './support/test';
import type { Visit } from './support/visit';

const test = testOf('survey', 'block', { '**/api/forms': 'createForm' });

interface Person {
  readonly called: string;
  readonly age: string;
  readonly pay?: string;
}

/** Who is asked for within a dwelling; what is open says where that is. */
async function addPerson(one: Applicant, place: string, { called, age, pay }: Person) {
  const { page } = one.visit;
  await one.press('Add a person');
  await expect(page.getByRole('heading', { level: 4, name: `${place} A person` })).toBeFocused();
  await one.type('What shall we call them here?', called);
  await one.type('How old are they?', age);
  if (Number(age) >= 16) await one.pick('Do they work for pay?', pay === undefined ? 'No' : 'Yes');
  if (pay !== undefined) {
    await one.type('Pay for a month', pay);
    await one.pick('Do they pay some of the rent?', 'Yes');
  }
  await one.press('Save this person');
  await expect(
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${called}, aged`) }),
  ).toBeFocused();
}

async function fillIn(visit: Visit): Promise<void> {
  const { page } = visit;
  const one = new Applicant(visit);
  await visit.open('/');
  await one.isAt('Tell us who lives here');
  await one.pick('Kind of building', 'Block of flats');
  await one.type('How many dwellings are in it?', '2');
  await one.goOn('What building is it?');
  await one.press('On to the dwellings');

  await one.isAt('Who lives in each dwelling?');
  await one.press('Add a dwelling');
  await expect(page.getByRole('heading', { name: 'Dwelling 1 A dwelling' })).toBeFocused();
  await one.type('What is on its door?', '1');
  await one.pick('Does somebody live there?', 'Yes');
  await one.type('How many rooms has it?', '3');
  await one.pick('Is it rented?', 'Yes');
  await one.type('Rent for a month', '900');
  await addPerson(one, 'Dwelling 1, person 1', { called: 'Ada', age: '41', pay: '2100' });
  await expect(page.getByRole('status').filter({ hasText: 'Dwelling 1. Saved: Ada' })).toHaveCount(
    1,
  );
  await one.press('Add a person');
  await one.type('What shall we call them here?', 'Ben');
  // Who saves the dwelling over somebody who is not saved is led back to them.
  await one.press('Save this dwelling');
  await expect(page.getByRole('heading', { name: 'Dwelling 1, person 2 A person' })).toBeFocused();
  await one.type('How old are they?', '9');
  await expectAccessible(visit, 'a person in a dwelling');
  await one.press('Save this person');
  await one.press('Save this dwelling');
  await expect(page.getByText('1: 2 living there', { exact: true })).toBeVisible();
  await one.isTold('They earn £2,100 and pay £900 of rent a month.');

  await one.press('Add a dwelling');
  await expect(page.getByRole('heading', { name: 'Dwelling 2 A dwelling' })).toBeFocused();
  await one.type('What is on its door?', 'Ground floor');
  await one.pick('Does somebody live there?', 'Yes');
  await one.type('How many rooms has it?', '2');
  await one.pick('Is it rented?', 'No');
  await addPerson(one, 'Dwelling 2, person 1', { called: 'Cy', age: '15' });
  await one.press('Save this dwelling');
  await one.isTold('In each dwelling that is lived in, add somebody aged 16 or over.');
  await one.keys.tabAndPress(
    page.getByRole('button', { name: 'Change Ground floor: 1 living there' }),
    'the second dwelling',
  );
  await addPerson(one, 'Dwelling 2, person 2', { called: 'Gran', age: '77' });
  await one.press('Save this dwelling');
  await one.goOn('The dwellings');
  await one.pick('How do most of them get to work?', 'By bus or train');
  await one.goOn('On the way to work');
  await one.pick('Can all children walk to school?', 'Yes');
  await one.goOn('Schools');
  await one.press('Check and send');

  await one.isAt('Check and send');
  await one.tick('What I have entered is true');
  await one.goOn('Your word');
  await expect(visit.sheet('Check your answers')).toContainText('4, of them under 16: 2');
  const sent = page.waitForRequest('**/api/forms');
  await one.send('Send the form');
  expect((await sent).postDataJSON()).toMatchObject({
    people: 4,
    dwellings: [
      {
        door: '1',
        people: [
          { called: 'Ada', pay: 2100, paysRent: true },
          { called: 'Ben', age: 9 },
        ],
      },
      { door: 'Ground floor', people: [{ called: 'Cy' }, { called: 'Gran', works: false }] },
    ],
  });
  await one.isAt('Thank you for your answers');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });
  test('a survey of dwellings and their people is filled in by keyboard alone', ({ visit }) =>
    fillIn(visit));
});

test('a survey is filled in by keyboard alone on a wide screen', ({ visit }) => fillIn(visit));
