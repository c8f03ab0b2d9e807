import { inFull } from '../full';
import { Applicant, dateOf, inMonths } from './support/applicant';
import { saysWhoApplies, test } from './support/grant';
import { expect } from './support/test';
import type { Visit } from './support/visit';

async function apply(visit: Visit): Promise<void> {
  const { page } = visit;
  const one = new Applicant(visit);
  await visit.open('/');
  await one.isAt('Apply for a project grant');
  await one.pick('Kind of organisation', 'I apply for myself');
  await one.isTold('This grant is for organisations that keep no profit');
  await saysWhoApplies(one);
  await one.isAt('This grant is not for you, and this is why');
  await one.press('Change my answers');
  await expect(page.getByRole('heading', { level: 1, name: 'Apply for a project' })).toBeVisible();
  await one.keys.tabAndPress(
    visit.folded('Who is applying?').getByRole('button', { name: 'Change' }),
    'the kind',
  );
  const kinds = page.getByRole('radiogroup', { name: 'Kind of organisation' });
  await one.keys.tabTo(kinds.getByRole('radio', { checked: true }), 'the kind that was chosen');
  const club = kinds.getByRole('radio', { name: /^Club/ });
  while (!(await club.isChecked())) await one.keys.press('ArrowUp');
  await one.goOn('Who is applying?');
  await one.press('Go on');

  await one.isAt('Your organisation');
  await one.type('Name of the organisation', 'Mill Lane Allotments');
  await one.date('Founded on', dateOf('9', 'April', '2011'));
  await sendRules(one);
  await one.goOn('What is it called?');
  await one.type('Full name', 'Ada Marsh');
  await one.type('Role in the organisation', 'Treasurer');
  await one.type('Email', 'ada@mill-lane.example');
  await one.type('Full name of the second person', 'Ben Okoro');
  await one.type('Email of the second person', 'ben@mill-lane.example');
  await one.goOn('Whom do we write to?');
  await one.press('On to the project');

  await one.isAt('Your project');
  await one.type('Name of the project', 'A garden for all');
  await one.type('The project in short', 'We turn the lot behind the mill into a garden.');
  await one.isTold('You have 70 words left');
  await one.type('Why is it needed?', 'Half of the flats have no balcony, and parks are far.');
  await one.tick('Nature and green places');
  await one.goOn('What will you do?');
  await one.tick('Disabled people');
  await one.tick('People new to the area');
  await one.type('How many people will take part?', '120');
  await one.pick('Do you run it together with other organisations?', 'Yes');
  await one.goOn('Who is it for?');
  // It may be left blank, but not passed over.
  await expect(visit.button('On to the money')).toHaveCount(0);
  await one.goOn('What do people need to take part?');
  await one.date('First day', inMonths(4));
  await one.date('Last day', inMonths(10));
  await one.goOn('When will it happen?');
  await one.press('On to the money');

  await one.isAt('What will it cost?');
  const costs = visit.sheet('What has to be paid for?');
  await expect(costs.getByRole('heading', { level: 3 })).toHaveText([
    'What the grant pays for',
    'What it does not pay for',
  ]);
  await expect(costs.getByRole('list').first().getByRole('listitem')).toHaveCount(2);
  await expect(costs.getByRole('strong').first()).toHaveText('for this project');
  await addCost(one, ['Materials', 'Soil and seeds', '3000', '3000']);
  await one.isTold('So far the grant would pay for everything');
  await addCost(one, ['Rooms', 'A shed', '600', '0']);
  await one.isTold('£3,000 from the grant and £600 from your own means');
  await one.goOn('What has to be paid for?');
  await one.tick('Our savings');
  await one.goOn('How do you pay your part?');
  await one.press('Go on');

  await one.isAt('Who runs it with you?');
  await one.type('How many organisations run it with you?', '1');
  await one.press('Add a partner');
  await one.type('Name of the partner', 'Harbour Tools');
  await one.type('What they do', 'They lend tools');
  await one.pick('Do they get money from the grant?', 'Yes');
  await one.type('How much they get', '800');
  await one.type('Web address of their letter', 'https://harbour-tools.example/letter');
  await one.press('Save this partner');
  await expect(visit.button('Add a partner')).toHaveCount(0);
  await one.choose('Who takes over if you cannot go on?', 'Harbour Tools');
  await one.goOn('Your partners');
  await one.press('Check and send');

  await one.isAt('Check and send');
  await one.tick('I may apply in the name of Mill Lane Allotments');
  await one.tick('What I have entered is true');
  await one.goOn('Your declaration');
  await one.isAt('Check and send');
  await expect(visit.sheet('Check your answers')).toContainText('Ada Marsh, Treasurer');
  await one.send('Send the application');
  await one.isAt('Thank you, we have your application');
  await expect(page.getByText('Your reference is G-2026-41.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'with G-2026-41 in its subject',
  );
}

const pdf = (bytes: number): Buffer => {
  const file = Buffer.alloc(bytes, 32);
  file.write('%PDF-1.7');
  return file;
};

/** By keyboard alone, but for the system's own dialog, which nobody but the system draws. */
async function sendRules(one: Applicant): Promise<void> {
  const { page } = one.visit;
  const sheet = one.visit.sheet('What is it called?');
  const chooser = sheet.getByLabel(/Your written rules/).first();
  const choose = async (
    ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]
  ) => {
    await one.keys.tabTo(chooser, 'the files');
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await asked).setFiles([...files]);
  };
  const rules = { name: 'rules.pdf', mimeType: 'application/pdf', buffer: pdf(200_000) };
  await choose({ name: 'notes.html', mimeType: 'text/html', buffer: Buffer.from('<b>no</b>') });
  await expect(sheet.getByRole('alert')).toContainText('notes.html cannot be used.');
  await choose({ ...rules, name: 'scan.pdf', buffer: pdf(10_485_761) });
  await expect(sheet.getByRole('alert')).toContainText('The file must be smaller than 10 MB.');
  // It says that it is a PDF, and is none.
  await choose({ ...rules, name: '<i>old</i>.pdf', buffer: Buffer.from('hello') });
  await expect(sheet).toContainText('<i>old</i>.pdf could not be sent: The file must be a PDF');
  await one.keys.tabAndPress(
    sheet.getByRole('button', { name: 'Take out <i>old</i>.pdf' }),
    'what is no PDF',
  );
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await page.route('**/api/files', (route) => route.abort(), { times: 1 });
  await choose(rules, { ...rules, name: 'added.pdf' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'could not be sent' })).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: /^Take out/ })).toHaveCount(2);
  await expect(one.visit.button('Continue')).toHaveCount(0);
  await one.isTold('Your written rules: a file is not sent yet.');
  await one.keys.tabAndPress(
    sheet.getByRole('button', { name: /^Send .* again$/ }),
    'what has failed',
  );
  await expect(one.visit.button('Continue')).toBeVisible();
  await one.isAt('Your organisation');
  // The partner's refusal, and the connection that was lost.
  expect(one.visit.troubles.splice(0)).toEqual([
    expect.stringContaining('400 (Bad Request)'),
    expect.stringContaining('ERR_FAILED'),
  ]);
  await page.reload();
  await expect(sheet.getByText('rules.pdf')).toBeVisible();
  await one.keys.tabAndPress(
    sheet.getByRole('button', { name: 'Take out added.pdf' }),
    'one too many',
  );
  await expect(sheet.getByText('added.pdf', { exact: true })).toHaveCount(0);
}

async function addCost(one: Applicant, [kind, what, amount, ofIt]: readonly string[]) {
  await one.press('Add a cost');
  await one.choose('Kind of cost', kind ?? '');
  await one.type('What it is', what ?? '');
  await one.type('What it costs', amount ?? '');
  await one.type('What the grant is to pay of it', ofIt ?? '');
  await one.press('Save this cost');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });
  test('a grant is applied for by keyboard alone, from the first key to the reference', ({
    visit,
  }) => apply(visit));
});

test('a grant is applied for by keyboard alone on a wide screen', inFull, ({ visit }) =>
  apply(visit),
);

test('questions of a group stand apart, and boxes close together', inFull, async ({ visit }) => {
  const { page } = visit;
  const one = new Applicant(visit);
  await visit.open('/');
  await one.pick('Kind of organisation', 'School, council or other public body');
  await one.choose('Where will the project take place?', 'Wales');
  await one.goOn('Who is applying?');
  await one.pick('Do you owe us a report on an earlier grant?', 'No');
  await one.goOn('How do you stand?');
  await one.press('Go on');
  await one.type('Name of the public body', 'Quay School');
  await one.goOn('What is the public body called?');
  const name = await page.getByLabel('Full name', { exact: true }).boundingBox();
  const role = await page.locator('label[for=contact-role]').boundingBox();
  expect((role?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeGreaterThan(15);
});
