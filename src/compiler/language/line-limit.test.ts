import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

it('FMT-11 lets a line of text have 150 characters where nothing else is said', () => {
  const files = new Map(parking());
  const street = JSON.parse(files.get('steps/apply/street.json') ?? '') as {
    schema: { properties: Record<string, object> };
    uiSchema: Record<string, object>;
  };
  Object.assign(street.schema.properties, {
    note: { type: 'string', title: 'Note' },
    phone: { type: 'string', title: 'Phone' },
    code: { type: 'string', title: 'Code' },
  });
  Object.assign(street.uiSchema, {
    phone: { 'ui:widget': 'tel' },
    code: { 'ui:widget': 'sortCode' },
  });
  files.set('steps/apply/street.json', JSON.stringify(street));
  const { journey } = compile(files, parkingContract);
  const { properties } = journey?.steps[0]?.sections[0]?.schema as {
    properties: Readonly<Record<string, { maxLength?: number }>>;
  };
  const limits = Object.entries(properties).map(([name, { maxLength }]) => [name, maxLength]);
  expect(Object.fromEntries(limits)).toEqual({ street: 40, email: 150, note: 150, phone: 150 });
});
