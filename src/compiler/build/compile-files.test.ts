import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { compile } from '../compile';
import { cars } from '../fixtures/cars';
import { parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';
const taken = { call: 'storeFile', types: ['image/jpeg', 'application/pdf'], megabytes: 5 };
const storeFile = {
  $schema: '../../schemas/call.schema.json',
  id: 'storeFile',
  operation: 'storeFile',
  answer: 'id',
};

/** The parking permit with a photograph of the car. */
function compiled(
  files: object,
  question: object = {},
  {
    call = {},
    more = {},
    file = street,
  }: {
    readonly call?: object;
    readonly more?: Readonly<Record<string, (written: JsonObject) => object>>;
    readonly file?: string;
  } = {},
) {
  const written = new Map(cars());
  const change = (path: string, by: (before: JsonObject) => object): void => {
    const before = JSON.parse(written.get(path) ?? '{}') as JsonObject;
    written.set(path, JSON.stringify({ ...before, ...by(before) }));
  };
  change(file, ({ fields }) => ({
    fields: { ...(fields as JsonObject), photo: { title: 'Photograph', files, ...question } },
  }));
  written.set('calls/store-file.json', JSON.stringify({ ...storeFile, ...call }));
  for (const [path, by] of Object.entries(more)) change(path, by);
  return compile(written, parkingContract);
}

const found = (...given: Parameters<typeof compiled>): readonly string[] =>
  compiled(...given)
    .diagnostics.filter(({ code }) => code !== 'JC538')
    .map(({ code, pointer }) => `${code} ${pointer}`);

const photo = '/fields/photo';

describe('a question for files', () => {
  it('has its limits in the shape, and what is taken in its look', () => {
    const { journey, diagnostics } = compiled({ ...taken, min: 2, max: 3 });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const section = journey?.steps[0]?.sections[0];
    expect(section?.schema['properties']).toMatchObject({
      photo: {
        type: 'array',
        minFiles: 2,
        maxFiles: 3,
        fileTypes: ['image/jpeg', 'application/pdf'],
        megabytes: 5,
      },
    });
    expect(section?.uiSchema['photo']).toEqual({
      'ui:widget': 'files',
      'ui:options': {
        files: {
          call: 'storeFile',
          part: 'file',
          types: [
            { type: 'image/jpeg', name: 'JPEG', ends: ['.jpg', '.jpeg'] },
            { type: 'application/pdf', name: 'PDF', ends: ['.pdf'] },
          ],
          megabytes: 5,
          most: 3,
        },
      },
    });
  });

  it('is read as a list of what a file says of itself', () => {
    const rule = (key: string) => ({
      more: {
        'facts/cars.json': ({ facts }: JsonObject) => ({
          facts: {
            ...(facts as JsonObject),
            isWide: { some: [{ var: 'photo' }, { '===': [{ var: `item.${key}` }, 'image/jpeg'] }] },
          },
        }),
      },
    });
    expect(found(taken, {}, rule('type'))).toEqual([]);
    const isLarge = { some: [{ var: 'photo' }, { '>': [{ var: 'item.size' }, 1000] }] };
    expect(found(taken, { required: isLarge })).toEqual([]);
    expect(found(taken, {}, rule('kind'))).toEqual([expect.stringMatching(/^JC312 /)]);
  });

  it.each<[string, object, object, string]>([
    ['a call that is not there', { call: 'storeFil' }, {}, `JC305 ${photo}/files/call`],
    ['a call that takes no file', { call: 'spaces' }, {}, `JC575 ${photo}/files/call`],
    ['a type that nobody knows', { types: ['text/html'] }, {}, `JC576 ${photo}/files/types/0`],
    ['more files than are taken', { min: 3, max: 2 }, {}, `JC505 ${photo}/files`],
    ['files of no size', { megabytes: 0 }, {}, `JC205 ${photo}/files/megabytes`],
    ['files beyond all measure', { megabytes: 101 }, {}, `JC205 ${photo}/files/megabytes`],
    ['a schema beside', {}, { schema: { type: 'string' } }, `JC512 ${photo}/schema`],
    ['something that it opens with', {}, { opens: { value: [] } }, `JC512 ${photo}/opens`],
    ['a widget for another answer', {}, { ui: { widget: 'text' } }, `JC510 ${photo}/ui/widget`],
  ])('refuses %s', (_, files, question, expected) => {
    expect(found({ ...taken, ...files }, question)).toContain(expected);
  });

  it('knows its file by a text of what the partner answers', () => {
    expect(found(taken, {}, { call: { answer: '' } })).toEqual([`JC575 ${photo}/files/call`]);
    expect(found(taken, {}, { call: { answer: undefined, into: { id: 'id' } } })).toEqual([
      `JC575 ${photo}/files/call`,
    ]);
  });

  const forgetFile = {
    $schema: '../../schemas/call.schema.json',
    id: 'forgetFile',
    operation: 'deleteFile',
    path: { id: { var: 'with.id' } },
  };
  const forgets = (call: object) => ({ more: { 'calls/forget-file.json': () => call } });

  it('names the call that has a file forgotten', () => {
    const { journey, diagnostics } = compiled(
      { ...taken, forget: 'forgetFile' },
      {},
      forgets(forgetFile),
    );
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const fields = journey?.steps[0]?.sections[0]?.fields;
    expect(fields?.find(({ name }) => name === 'photo')?.forget).toBe('forgetFile');
    expect(found({ ...taken, forget: 'forgetFile' }, {}, forgets(forgetFile))).toEqual([]);
  });

  it.each<[string, string, object, string]>([
    ['one that is not there', 'forgetFil', forgetFile, 'JC305'],
    ['one that sends a file', 'storeFile', forgetFile, 'JC575'],
    [
      'one that does not say which file',
      'forgetFile',
      { ...forgetFile, path: { id: 'all' } },
      'JC575',
    ],
  ])('has no file forgotten by %s', (_, forget, call, code) => {
    expect(found({ ...taken, forget }, {}, forgets(call))).toContain(
      `${code} ${photo}/files/forget`,
    );
  });

  it('hands the call nothing but which file', () => {
    const path = { id: { cat: [{ var: 'with.id' }, { var: 'with.name' }] } };
    expect(found({ ...taken, forget: 'forgetFile' }, {}, forgets({ ...forgetFile, path }))).toEqual(
      [expect.stringMatching(/^JC321 /)],
    );
  });

  it('has its call to itself', () => {
    const more = {
      'steps/apply/cars.json': () => ({
        reactions: [{ on: { pressed: 'helpMe' }, call: [{ id: 'storeFile' }] }],
      }),
    };
    expect(found(taken, {}, { more })).toContain('JC575 /reactions/0/call/0/id');
  });

  it('is answered by a person alone', () => {
    const more = {
      'steps/apply/cars.json': () => ({
        reactions: [
          {
            on: { pressed: 'helpMe' },
            open: 'findClass',
            set: { photo: { where: [{ var: 'permit.cars' }, true] } },
          },
        ],
      }),
    };
    expect(found(taken, {}, { more })).toContain('JC577 /reactions/0/set/photo');
  });

  it('stands in no item of a list', () => {
    expect(found(taken, {}, { file: 'steps/apply/car.json' })).toContain(`JC577 ${photo}/files`);
  });
});
