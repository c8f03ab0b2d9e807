import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const second = 'steps/apply/guest.json';

/** What is found of a second section that asks the same of a guest, with this said of its zone. */
function found(zone: object, others: object = {}): readonly string[] {
  const files = new Map(parking());
  const step = JSON.parse(files.get('steps/apply/step.json') ?? '') as { sections: string[] };
  files.set(
    'steps/apply/step.json',
    JSON.stringify({ ...step, sections: [...step.sections, 'guest'] }),
  );
  const street = JSON.parse(files.get('steps/apply/street.json') ?? '') as {
    fields: { zone: object };
  };
  Object.assign(street.fields.zone, {
    relevant: { '===': [{ var: 'permitType' }, 'visitor'] },
    forgottenWith: ['street'],
  });
  files.set('steps/apply/street.json', JSON.stringify(street));
  files.set(
    second,
    JSON.stringify({
      $schema: '../../../schemas/section.schema.json',
      id: 'guest',
      title: 'Your guest',
      at: 'guest',
      fields: {
        permitType: { like: 'street.permitType', answer: null },
        zone: { like: 'street.zone', answer: null, ...zone },
        ...others,
      },
    }),
  );
  return compile(files, parkingContract).diagnostics.flatMap(({ code, file, message }) =>
    code === 'JC585' && file === second ? [message] : [],
  );
}

const reads = (key: string, path: string, meant: string): string =>
  `\`${key}\` is taken over from \`street.zone\`, and reads \`${path}\`; here \`${meant}\` is asked for.`;

describe('what is taken over by `like`', () => {
  const relevant = { '===': [{ var: 'guest.permitType' }, 'visitor'] };

  it('asks of the other section what this one asks itself', () => {
    expect(found({})).toEqual([reads('relevant', 'permitType', 'guest.permitType')]);
    expect(found({ relevant })).toEqual([]);
  });

  it('is forgotten with the other’s answer', () => {
    const street = { street: { like: 'street.street', answer: null } };
    expect(found({ relevant }, street)).toEqual([reads('forgottenWith', 'street', 'guest.street')]);
    expect(found({ relevant, forgottenWith: ['guest.street'] }, street)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a hint', { hint: 'For {permitType}.' }],
    ['a hint by cases', { hint: [{ when: relevant, text: 'For {permitType|label}.' }] }],
    ['a check', { checks: { one: { assert: { isAnswered: { var: 'permitType' } } } } }],
  ])('is none where it is said here: %s', (_, said) => {
    expect(found({ relevant, ...said })).toEqual([]);
  });

  it('may ask of an answer that both share', () => {
    expect(found({}, { permitType: { like: 'street.permitType' } })).toEqual([]);
  });
});
