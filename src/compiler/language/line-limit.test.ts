import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

it('FMT-11 lets a line of text have 150 characters where nothing else is said', () => {
  const files = new Map(parking());
  const street = JSON.parse(files.get('steps/apply/street.json') ?? '') as {
    fields: Record<string, object>;
  };
  const schema = { type: 'string' };
  Object.assign(street.fields, {
    note: { title: 'Note', schema },
    phone: { title: 'Phone', schema, ui: { widget: 'tel' } },
    code: { title: 'Code', schema, ui: { widget: 'sortCode' } },
  });
  files.set('steps/apply/street.json', JSON.stringify(street));
  const { journey } = compile(files, parkingContract);
  const drawn = journey?.steps[0]?.sections[0]?.schema as
    | { readonly properties: Readonly<Record<string, { maxLength?: number }>> }
    | undefined;
  const limits = Object.entries(drawn?.properties ?? {}).map(([name, { maxLength }]) => [
    name,
    maxLength,
  ]);
  expect(Object.fromEntries(limits)).toEqual({ street: 40, email: 150, note: 150, phone: 150 });
});
