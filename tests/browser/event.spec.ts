import { Applicant, dateOf, inMonths } from './support/applicant';
import { testOf } from './support/journey-of-tests';
import { expect } from './support/test';
import type { Visit } from './support/visit';

const test = testOf('event', 'town', {
  '**/api/events/*': 'findEvent',
  '**/api/applications': 'createApplication',
});

async function apply(visit: Visit): Promise<void> {
  const { page } = visit;
  const one = new Applicant(visit);
  await visit.open('/');
  await one.isAt('Apply to hold a street event');
  await one.pick('Have we given you a licence for this event before?', 'Yes');
  await one.goOn('Was it held before?');
  await one.type('Reference of the last licence', 'te-2025-0042');
  await one.press('Find the event');
  await one.isTold('Lantern Fair, held on 4 October 2025.');
  await one.isTold('Than at Lantern Fair. Leave it blank if nothing is.');
  await one.goOn('Which event was it?');
  await one.type('Name of the event', 'Lantern Fair');
  await one.pick('Kind of event', 'Fair or show');
  await one.type('What happens?', 'Lanterns are made and carried through the town.');
  await one.isTold('You have 112 words left');
  await one.tick('Food to buy');
  await one.tick('Alcohol to buy');
  await one.tick('Music through loudspeakers');
  await one.goOn('What do you plan?');
  await one.type('Adults', '400');
  await one.type('Children under 16', '1700');
  await one.pick('Do people pay to come in?', 'No');
  await one.isTold('This form is for up to 2,000 people. Call us about a larger event.');
  await one.isAt('Apply to hold a street event');
  const group = page.getByRole('group', { name: 'How many people will be there' });
  await expect(group).toHaveAccessibleDescription(/up to 2,000 people/);
  const children = page.getByLabel('Children under 16', { exact: true });
  await one.keys.backTo(children, 'Children under 16');
  await children.press('Control+A');
  await one.keys.type('90');
  await one.goOn('Who will come?');
  await one.choose('Kind of place', 'A street');
  await one.type('Name of the street', 'Quay Street, 2 to 48');
  await one.pick('Must a road be closed to cars?', 'Yes');
  await one.goOn('Where is it?');
  await one.date('First day', inMonths(2));
  await one.date('Last day', inMonths(2));
  await one.type('Begins at', '10am');
  await one.isTold('That is 10:00 in the morning.');
  await one.type('Ends at', '12 in the evening');
  await one.keys.press('Tab');
  await one.isTold(
    'Ends at: is that in the morning or later in the day? Write am or pm after it. For 12, write midday or midnight.',
  );
  await one.isAt('Apply to hold a street event');
  const ends = page.getByRole('textbox', { name: 'Ends at', exact: true });
  await one.keys.backTo(ends, 'Ends at');
  await ends.press('Control+A');
  await one.keys.type('10.00 pm');
  await expect(ends).toHaveAccessibleDescription(/That is 10:00 in the evening\.$/);
  await one.goOn('When is it?');
  await one.press('Go on');

  await one.comesTo('The road that is closed');
  await one.type('From', 'Mill Lane');
  await one.type('To', 'Corn Square');
  await one.type('How long before the event begins is it closed?', '2');
  await one.pick('Does a bus use it?', 'No');
  await one.goOn('Which part is closed?');
  await one.tick('A letter to each door');
  await one.tick('Posters in the street');
  await one.date('When have all been told?', inMonths(1));
  await one.goOn('Who knows of it?');
  // It may be left blank, but not passed over.
  await expect(visit.button('Go on')).toHaveCount(0);
  await one.isAt('The road that is closed');
  await expect(visit.sheet('Signs and barriers').getByRole('strong')).toHaveText('both ends');
  await one.goOn('Signs and barriers');
  await one.press('Go on');

  await one.comesTo('The food that is sold');
  await one.press('Add a stall');
  await one.type('Name of the stall', 'Pan and Ladle');
  await one.tick('Hot meals');
  await one.date('Last inspected in', inMonths(-5).slice(1));
  await one.pick('Does it cook with gas?', 'Yes');
  await one.date('Its gas certificate is good until the end of', inMonths(4).slice(1));
  await one.isAt('The food that is sold');
  await one.press('Save this stall');
  await one.isTold('Stalls with gas stand 3 metres apart');
  await one.goOn('Who sells food?');
  await one.pick('Where does the water come from?', 'From a tap of the mains');
  await one.type('How many bins are there?', '10');
  await one.goOn('How does it stay clean?');
  await one.press('Go on');

  await one.comesTo('The alcohol that is sold');
  await one.type('Full name of who has the licence', 'Rosa Quill');
  await one.date('Date of birth', dateOf('2', 'April', '1979'));
  await one.type('Number of the licence', 'pl 004117');
  await one.date('The licence ends in', inMonths(14).slice(1));
  await one.isAt('The alcohol that is sold');
  await one.goOn('Who has the licence?');
  await one.tick('Beer');
  await one.type('The last drink is sold at', '2100');
  await one.pick('Is everybody who looks younger than 25', 'Yes');
  await one.goOn('How is it sold?');
  await one.press('Go on');

  await one.comesTo('Who looks after everybody?');
  await one.type('Full name', 'Ivo Marsh');
  await one.date('Date of birth', dateOf('17', 'May', '1988'));
  await one.type('Email', 'ivo@lantern.example');
  await one.type('Mobile phone', '07700 900118');
  await one.goOn('Who organises it?');
  await one.type('Name of the insurer', 'Harbour Mutual');
  await one.type('Number of the policy', 'HM-20417');
  await one.choose('It pays up to', '5 million pounds');
  await one.date('Began on', inMonths(-3));
  await one.date('Ends on', inMonths(9));
  await one.goOn('How is it insured?');
  for (const name of ['Ada', 'Ben']) {
    await one.press('Add a steward');
    await one.type('Name of the steward', name);
    await one.type('Phone of the steward', '07700 900117');
    if (name === 'Ada') await one.tick('Trained in looking after crowds');
    await one.press('Save this steward');
  }
  await one.goOn('Who are the stewards?');
  await one.tick('A band');
  await one.type('The music stops at', '9 p.m.');
  await one.goOn('How loud is it?');
  await one.isAt('Who looks after everybody?');
  await one.press('Check and send');

  await one.tick('What I have entered is true');
  await one.tick('I open Mill Lane to Corn Square again');
  await one.goOn('Your declaration');
  await one.isAt('Check and send');
  await expect(visit.sheet('Check your answers')).toContainText('Harbour Mutual, 5 million pounds');
  await one.send('Send the application');
  await one.isAt('Thank you, we have your application');
  await expect(page.getByText('Your reference is TE-2026-0117.')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });
  test('a street event is applied for by keyboard alone, from the first key to the reference', ({
    visit,
  }) => apply(visit));
});

test('a street event is applied for by keyboard alone on a wide screen', ({ visit }) =>
  apply(visit));
