import { describe, expect, it } from 'vitest';
import type {
  CompiledContent,
  CompiledField,
  CompiledPart,
  CompiledSection,
  ContentKind,
} from '../../journey';
import { joinPath } from '../../rules';
import type { ContentView, JsonObject } from '../model';
import { drive, type Drive, field, journey, reaction, section, step, variant } from '../testing';

const block = (kind: ContentKind, more: Partial<CompiledContent> = {}): CompiledContent => ({
  ...{ id: kind, kind, when: true, title: [], text: [], items: [], under: null, source: [] },
  ...more,
});
const everything = [block('answers')];
const walk = (
  sections: readonly CompiledSection[],
  content: readonly CompiledContent[] = everything,
): Drive =>
  drive(journey([step('apply', [...sections, section('closing', [], { content })])])).enter();

/** Section by section: what is listed, after the given answers of `s`. */
function listed(fields: readonly CompiledField[], answers: JsonObject, more: JsonObject = {}) {
  const begun = walk([section('s', fields, { title: ['All of s'], ...more })]);
  const answered = Object.entries(answers).reduce(
    (drives, [name, value]) => drives.answer('s', name, value),
    begun,
  );
  const { sections } = answered.happen({ type: 'sectionContinued', section: 's' }).view();
  return sections.at(-1)?.content[0]?.answers ?? [];
}
const part = (name: string, type: CompiledPart['type'] = 'string'): CompiledPart => ({
  ...{ name, type, label: [name], subject: name, required: false },
});
const box = (name: string) => field(name, name, 'boolean');
const consent = (name: string) =>
  field(name, name, 'boolean', { consent: { id: name, version: 1 } });
const inSet = (set: string, ...names: readonly string[]) => ({
  groups: { [set]: { title: ['Offers'], text: [] } },
  uiSchema: Object.fromEntries(names.map((name) => [name, { 'ui:options': { set } }])),
});
const isAside = { 'ui:options': { set: 'offers', aside: true } };
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
              agrees: false,
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

  it('hide them wherever they stand, in parts too', () => {
    const fields = [
      field('spaced', 'spaced', 'string', { masked: true }),
      field('both', 'both', 'object', { masked: true, parts: [part('sort'), part('number')] }),
    ];
    const answers = { spaced: '1 2 3 4', both: { sort: '12-34-56', number: '63748472' } };
    expect(lines(fields, answers)).toEqual([
      ['spaced', '• • 3 4'],
      ['both', '••-••-•• ••••••72'],
    ]);
  });

  it('are in words part by part: dates, numbers, and nothing for a part that is blank', () => {
    const parts = [part('title'), part('years', 'integer'), part('since')];
    const answers = { held: { title: ' ', years: 1200, since: '1984-02-29' } };
    expect(lines([field('held', 'held', 'object', { parts })], answers)).toEqual([
      ['held', '1,200 29 February 1984'],
    ]);
    expect(lines([field('name', 'name', 'string')], { name: ' ' })).toEqual([]);
  });

  it('say of each box whether it is ticked, and of a set without a tick that there is none', () => {
    const set = inSet('offers', 'post', 'email');
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

  it('tell the ticks of a set that stands apart in one line', () => {
    const fields = ['post', 'email', 'phone'].map((name) => consent(name));
    const set = inSet('offers', 'post', 'email', 'phone');
    const apart = { ...set, uiSchema: { ...set.uiSchema, post: isAside } };
    expect(lines(fields, { post: true, phone: true }, apart)).toEqual([['Offers', 'post, phone']]);
    expect(lines(fields, {}, apart)).toEqual([['Offers', null]]);
  });

  it('tell each of a set by itself where nothing heads it, or where not all of it are boxes', () => {
    const unnamed = { ...inSet('offers', 'post', 'email'), groups: {} };
    expect(lines([box('post'), box('email')], {}, unnamed)).toEqual([
      ['post', false],
      ['email', false],
    ]);
    const set = inSet('offers', 'post', 'email');
    const apart = { ...set, uiSchema: { ...set.uiSchema, post: isAside } };
    expect(
      lines([consent('post'), field('email', 'email', 'string')], { email: 'a@b' }, apart),
    ).toEqual([
      ['post', false],
      ['email', 'a@b'],
    ]);
  });

  it('say the items of a list one after the other', () => {
    const words = { add: [], save: [], cancel: [], change: [], remove: [] };
    const summary = [{ when: true, text: [{ path: 'item.kind' }] }];
    const pets = field('pets', 'pets', 'array', {
      list: { item: 'pet', max: 3, summary, words },
      initial: [{ kind: 'cat' }, { kind: 'dog' }],
    });
    const pet = section('pet', [], { present: { as: 'item', section: 's', field: 'pets' } });
    const { sections } = walk([section('s', [pets]), pet])
      .happen({ type: 'sectionContinued', section: 's' })
      .view();
    expect(sections.at(-1)?.content[0]?.answers?.[0]?.lines[0]?.said).toBe('cat; dog');
  });

  it('say of each consent whether it was given, also where none of its set was', () => {
    const [view] = listed(
      [consent('credit'), consent('debt')],
      {},
      inSet('offers', 'credit', 'debt'),
    );
    expect(
      view?.lines.map(({ reference, said, agrees }) => [reference.text, said, agrees]),
    ).toEqual([
      ['credit', false, true],
      ['debt', false, true],
    ]);
  });
});

describe('the sections that answers are listed of', () => {
  const listedOf = (drives: Drive) =>
    (drives.view().sections.at(-1)?.content[0]?.answers ?? []).map((one) => one.section);
  const asking = (id: string, more: Partial<CompiledSection> = {}) =>
    section(id, [field('a', `${id}.a`, 'string', { initial: 'x' })], more);

  it('are those in the flow of the page: none that is not drawn', () => {
    const sections = [asking('home'), asking('hidden', { visible: false })];
    expect(listedOf(walk(sections).happen({ type: 'sectionContinued', section: 'home' }))).toEqual([
      'home',
    ]);
  });

  it('are none that is a dialog, though it is open', () => {
    const present = { as: 'dialog', paged: false, button: [], complete: [] } as const;
    const reactions = [reaction({ kind: 'answered', paths: ['home.a'] }, [{ open: 'more' }])];
    const drives = walk([asking('more', { present }), asking('home', { reactions })]);
    drives.answer('home', 'a', 'y').happen({ type: 'sectionContinued', section: 'home' });
    expect(drives.view().dialog?.section.id).toBe('more');
    expect(listedOf(drives)).toEqual(['home']);
  });
});

describe('the question that a row leads to', () => {
  const ask = (id: string, name: string, more: Partial<CompiledSection> = {}) =>
    section(id, [field(name, joinPath(id, name), 'string')], more);
  const wayOf = (
    sections: readonly CompiledSection[],
    says: readonly (readonly [string, string])[],
  ) => {
    const row = block('row', {
      title: ['Who'],
      row: {
        ...{ note: [], inFull: [], tone: null },
        says: says.map(([id, name]) => ({ section: id, field: name })),
      },
    });
    return walk(sections, [row]).view().sections.at(-1)?.content[0]?.row?.way;
  };

  it.each([
    ['is in the section that it names', [ask('you', 'name'), ask('pet', 'name')], 'pet-name'],
    [
      'is in the variant that is on the page',
      [
        ask('pet', 'name', { variant: variant('cat'), relevant: false }),
        ask('pet', 'other', { variant: variant('fish') }),
        ask('pet', 'name', { variant: variant('dog') }),
      ],
      'pet-name',
    ],
    ['is none where its section is not drawn', [ask('pet', 'name', { visible: false })], undefined],
    ['is none where nothing of that name is asked', [ask('pet', 'other')], undefined],
  ])('%s', (_, sections, target) => {
    expect(wayOf(sections, [['pet', 'name']])?.target).toBe(target);
  });

  it('is the next of those that it says, where the first is not asked', () => {
    const sections = [ask('you', 'name', { visible: false }), ask('pet', 'name')];
    const says = [
      ['you', 'name'],
      ['pet', 'name'],
    ] as const;
    expect(wayOf(sections, says)?.section).toBe('pet');
    expect(wayOf([], says)).toBeNull();
  });
});

describe('a summary of the answers', () => {
  const sections = [
    section('you', [field('first', 'first', 'string'), field('last', 'last', 'string')]),
    section('home', [field('street', 'street', 'string'), field('zone', 'zone', 'string')]),
  ];
  const name = block('row', {
    title: ['Name'],
    text: [{ path: 'first' }, ' ', { path: 'last' }],
    when: { isAnswered: { var: 'last' } },
    row: {
      note: [{ when: true, text: ['of ', { path: 'street' }] }],
      inFull: [],
      tone: null,
      says: ['first', 'last'].map((one) => ({ section: 'you', field: one })),
    },
  });
  const of = (id: string) => block('answers', { id, of: [id] });
  const summed = (answers: Readonly<Record<string, string>>) => {
    const begun = walk(sections, [name, of('you'), of('home')]);
    const filled = ['you', 'home'].reduce((drives, id) => {
      const own = Object.entries(answers).filter(([key]) => key.startsWith(`${id}.`));
      return own
        .reduce((some, [key, value]) => some.answer(id, key.slice(id.length + 1), value), drives)
        .happen({ type: 'sectionContinued', section: id });
    }, begun);
    return filled.view().sections.at(-1)?.content ?? [];
  };
  const listedIn = (content: readonly ContentView[]) =>
    content.map(({ answers }) =>
      answers?.flatMap((one) => one.lines.map(({ reference }) => reference.field)),
    );

  it('lists of each section what no row says', () => {
    const content = summed({ 'you.first': 'Ada', 'you.last': 'Marsh', 'home.street': 'High' });
    expect(listedIn(content)).toEqual([undefined, [], ['street']]);
    expect(content[2]?.answers?.[0]?.title).toEqual([]);
  });

  it('a row leads to the first of its questions, under its own name', () => {
    const [row] = summed({ 'you.first': 'Ada', 'you.last': 'Marsh', 'home.street': 'High' });
    expect(row?.row).toEqual({
      note: ['of High'],
      inFull: [],
      tone: null,
      way: { section: 'you', field: 'first', target: 'you-first', text: 'Name' },
    });
  });

  it('lists again what a row says that is not shown', () => {
    expect(listedIn(summed({ 'you.first': 'Ada', 'home.street': 'High' }))).toEqual([
      ['first'],
      ['street'],
    ]);
  });
});
