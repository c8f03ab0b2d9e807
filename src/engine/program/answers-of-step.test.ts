import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model';
import type { CompiledField, CompiledSection } from '../../journey';
import { drive, field, journey, section, step, type Drive } from '../testing';

const listing = section('closing', [], {
  content: [
    {
      id: 'answers',
      kind: 'answers',
      when: true,
      title: [],
      text: [],
      items: [],
      under: null,
      source: [],
    },
  ],
});
const walk = (...sections: readonly CompiledSection[]): Drive =>
  drive(journey([step('apply', [...sections, listing])])).enter();

/** Section by section: what is listed, after the given answers of `s`. */
function listed(fields: readonly CompiledField[], answers: JsonObject, more: JsonObject = {}) {
  const begun = walk(section('s', fields, { title: ['All of s'], ...more }));
  const answered = Object.entries(answers).reduce(
    (drives, [name, value]) => drives.answer('s', name, value),
    begun,
  );
  const { sections } = answered.happen({ type: 'sectionContinued', section: 's' }).view();
  return sections.at(-1)?.content[0]?.answers ?? [];
}
const lines = (...given: Parameters<typeof listed>) =>
  listed(...given).flatMap((one) => one.lines.map(({ reference, said }) => [reference.text, said]));

describe('the answers of a step, where a section lists them', () => {
  it('stand section by section, each with the way to its question', () => {
    expect(listed([field('name', 'name', 'string', { subject: 'Name' })], { name: 'Ada' })).toEqual(
      [
        {
          section: 's',
          title: ['All of s'],
          lines: [
            {
              reference: { section: 's', field: 'name', target: 's-name', text: 'Name' },
              said: 'Ada',
            },
          ],
        },
      ],
    );
  });

  it('leave out what was not answered, what is hidden and what does not count', () => {
    const fields = [
      field('a', 'a', 'string'),
      field('b', 'b', 'string', { visible: false, initial: 'hidden' }),
      field('c', 'c', 'string', { relevant: false, initial: 'not asked' }),
      field('d', 'd', 'string', { initial: 'by the journey' }),
      field('e', 'e', 'object', { initial: { id: '7' } }),
    ];
    expect(lines(fields, {}, { uiSchema: { d: { 'ui:widget': 'hidden' } } })).toEqual([]);
  });

  it('are in the words of the page: dates, formats, labels of options', () => {
    const options: CompiledField['options'] = {
      kind: 'list',
      items: [
        {
          value: true,
          label: ['Later'],
          hint: [],
          pictogram: null,
          when: true,
          unavailable: false,
          unavailableReason: [],
        },
      ],
    };
    const fields = [
      field('born', 'born', 'string'),
      field('code', 'code', 'string', { shown: { replace: '^(..)', with: '$1 ' } }),
      field('start', 'start', 'boolean', { options }),
      field('years', 'years', 'integer'),
    ];
    const answers = { born: '1984-02-29', code: 'AB12', start: true, years: 1200 };
    expect(lines(fields, answers)).toEqual([
      ['born', '29 February 1984'],
      ['code', 'AB 12'],
      ['start', 'Later'],
      ['years', '1,200'],
    ]);
  });

  it('hide the digits of what is masked, but for the last two', () => {
    const fields = [
      field('account', 'account', 'string', { masked: true }),
      field('holder', 'holder', 'string', { masked: true }),
    ];
    expect(lines(fields, { account: '63748472', holder: 'Z Smith' })).toEqual([
      ['account', '••••••72'],
      ['holder', 'Z Smith'],
    ]);
  });

  it('say of each box whether it is ticked, and of a set without a tick that there is none', () => {
    const box = (name: string) => field(name, name, 'boolean');
    const inSet = (set: string): JsonObject => ({ 'ui:options': { set } });
    const set = {
      groups: { offers: { title: ['Offers'], text: [] } },
      uiSchema: { post: inSet('offers'), email: inSet('offers') },
    };
    const fields = [box('agree'), box('post'), box('email')];
    expect(lines(fields, { agree: true }, set)).toEqual([
      ['agree', true],
      ['Offers', null],
    ]);
    expect(lines(fields, { agree: true, email: true }, set)).toEqual([
      ['agree', true],
      ['post', false],
      ['email', true],
    ]);
  });
});
