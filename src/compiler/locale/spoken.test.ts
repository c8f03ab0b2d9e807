import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const locale = JSON.stringify({
  ...{ $schema: '../../schemas/locale.schema.json', name: 'Cymraeg', own: 'English' },
  ...{ steps: ['apply'], words: [] },
  texts: { Street: 'Stryd', 'I agree to the terms': 'Rwy’n cytuno i’r telerau' },
});

it('says all but the words of consents in another language, as those are recorded as they are shown', () => {
  const labels = (from: string, to: string) => {
    const files = new Map(parking('steps/apply/terms.json', from, to));
    const { journey } = compile(files.set('locales/cy-GB.json', locale), parkingContract, {
      locale: 'cy-GB',
    });
    const fields = journey?.steps[0]?.sections.flatMap((section) => section.fields) ?? [];
    return ['street', 'agreed'].map((name) => fields.find((each) => each.name === name)?.label);
  };
  const title = '"title": "I agree to the terms"';
  expect(labels(title, `"consent": { "id": "terms", "version": 1 }, ${title}`)).toEqual([
    ['Stryd'],
    ['I agree to the terms'],
  ]);
  expect(labels(title, title.replace('title": ', 'title":'))).toEqual([
    ['Stryd'],
    ['Rwy’n cytuno i’r telerau'],
  ]);
});
