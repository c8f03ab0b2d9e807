/** A random journey: its plan, and all its files. */
import type { Draw } from '../draw';
import type { Files, Json, JsonObject } from '../../subject';
import { callFile, plannedCalls, sequenceFile, trackingFile } from './calls';
import { reaction, type Place } from './changes';
import { agreeing } from './agreeing';
import { forgetful } from './forgetful';
import { withFiles } from './with-files';
import { inSecond } from './language-2';
import { settled } from './settled';
import { messagesFile } from './messages';
import { screenFile } from './screens';
import { blocks, bundleFile, knownBefore, sectionFile, variantFile } from './sections';
import { isObject } from '../../json';
import { at, items } from '../json';
import {
  fieldAt,
  handedOut,
  twinned,
  type Plan,
  type PlannedField,
  type PlannedSection,
} from './plan';
import { condition, lines, phrase, phrases, value } from './rules';
import {
  asked,
  drafted,
  draftedGuests,
  draftedPets,
  entryKeys,
  guests,
  records,
  type Path,
  type Type,
} from './vocabulary';

/** None until the engine reads it: then 60, and none of language 1 once that is gone. */
export const inSecondLanguage = 70;

const page = { kind: 'page', list: null, item: null, variants: null, fields: [] } as const;
const factTypes: readonly Type[] = ['boolean', 'number', 'boolean', 'text'];

function plannedSections(draw: Draw, second: boolean): PlannedSection[] {
  const some = (percent: number, one: PlannedSection): PlannedSection[] =>
    draw.chance(percent) ? [one] : [];
  const list = draw.chance(55) ? draw.one(['cars', 'permit.cars']) : null;
  const car: PlannedSection = {
    ...page,
    kind: 'item',
    id: 'car',
    file: 'car',
    step: 'apply',
    fields: [...drafted.slice(0, 2), ...draw.some(drafted.slice(2), 50)].map((at) =>
      fieldAt(draw, at),
    ),
  };
  const guest = (): PlannedSection => ({
    ...car,
    id: 'guest',
    file: 'guest',
    fields: draftedGuests.slice(0, 2 + draw.int(3)).map((at) => fieldAt(draw, at)),
  });
  const cars = (): PlannedSection[] =>
    second && draw.chance(70) ? [{ ...car, list: guests, item: 'guest' }, guest()] : [car];
  const pet: PlannedSection = {
    ...car,
    id: 'pet',
    file: 'pet',
    fields: draftedPets.slice(0, 2 + draw.int(2)).map((at) => fieldAt(draw, at)),
  };
  const planned = { id: 'plan', file: 'plan', step: 'apply' };
  const ask: PlannedSection = { ...page, kind: 'dialog', id: 'ask', file: 'ask', step: 'apply' };
  return [
    { ...page, id: 'home', file: 'home', step: 'apply', list, item: list && 'car' },
    ...(list === null ? [] : cars()),
    ...some(50, ask),
    ...(draw.chance(12)
      ? [{ ...page, ...planned, list: 'pets', item: 'pet' }, pet]
      : some(45, { ...page, ...planned })),
    ...some(40, { ...page, id: 'leafletDrop', file: 'leaflet-drop', step: 'apply' }),
    ...some(45, { ...page, id: 'card', file: 'card', step: 'pay' }),
    ...some(20, { ...page, id: 'more', file: 'more', step: 'pay' }),
  ];
}
/** What may name the variant of a section: nothing that is asked for in it or behind it. */
function naming(sections: readonly PlannedSection[], index: number): Path[] {
  const kinds = ['choice', 'unit', 'zone'];
  const paths = (some: readonly PlannedSection[]): PlannedField[] =>
    some.filter(({ kind }) => kind !== 'item').flatMap(({ fields }) => fields);
  const later = paths(sections.slice(index)).map(({ path }) => path);
  const before = paths(sections.slice(0, index)).filter(
    ({ kind, path }) => kinds.includes(kind) && !later.includes(path),
  );
  return [...before, { path: 'mode', kind: 'mode' }];
}
const idsOf = ({ kind }: Path): JsonObject => {
  if (kind === 'unit') return { 2: 'river', 3: 'hill' };
  return {
    a: 'river',
    b: 'hill',
    ...(kind === 'zone' && { 7: 'hill', 2.5: 'river', true: 'hill' }),
  };
};
const secretField = (draw: Draw): PlannedField => ({
  ...fieldAt(draw, {
    path: 'secret',
    kind: draw.one(['text', 'integer', 'boolean', 'choice', 'form']),
  }),
  sensitive: draw.one(['medical', 'medical', 'medical', 'identity', 'contact', 'bank']),
});
function planned(draw: Draw, second: boolean): Plan {
  const bare = plannedSections(draw, second);
  const names = bare.filter(({ kind }) => kind !== 'item').map(({ id }) => id);
  const secret = second && draw.chance(35) ? secretField(draw) : null;
  // A section is sensitive as a whole where rules read nothing of it, so it asks for nothing else.
  const isApart = secret !== null && draw.chance(25);
  const plain = handedOut(draw, asked, names);
  const { given: fields, twin } =
    second && draw.chance(40) ? twinned(draw, plain) : { given: plain, twin: null };
  const holder = draw.chance(60) ? 'home' : draw.one(names);
  const full = bare.map((one) => ({
    ...one,
    fields: [
      ...(fields.get(one.id) ?? one.fields),
      ...(secret && !isApart && one.id === holder ? [secret] : []),
    ],
  }));
  if (secret && isApart)
    full.push({ ...page, id: 'apart', file: 'apart', step: 'apply', fields: [secret] });
  const sections = full.map((one, i) =>
    one.id === 'leafletDrop' ? { ...one, variants: draw.one(naming(full, i)) } : one,
  );
  const calls = plannedCalls(draw, second);
  const bound = new Set(sections.flatMap((one) => one.fields.map(({ path }) => path)));
  const lists = sections.flatMap(({ kind, list }) =>
    kind === 'item' || list === null ? [] : [list],
  );
  const screen = draw.chance(36);
  const hasPay = sections.some(({ step }) => step === 'pay') || draw.chance(40);
  const far = sections.some(({ variants }) => variants !== null) && draw.chance(70);
  const facts = factTypes.slice(0, draw.int(5)).map((type, i) => ({ name: `f${i}`, type }));
  return {
    steps: ['apply', ...(hasPay ? ['pay'] : []), ...(screen ? ['results'] : []), 'error'],
    sections,
    calls,
    sequences: ['save', ...(draw.chance(40) ? ['load'] : [])],
    bundles: draw.chance(25) ? ['tidy', 'sweep'].slice(0, 1 + draw.int(2)) : [],
    screen,
    tracking: draw.chance(40),
    crowd: draw.chance(4),
    releases: [],
    known: {
      paths: [
        ...asked.filter(({ path }) => bound.has(path)),
        ...(twin ? [{ path: twin.path, kind: twin.kind }] : []),
        ...lists.map((path) => ({ path, kind: 'list' }) as const),
        ...records.map(({ path, kind }) => ({ path, kind })),
      ],
      facts: [...facts, ...(far ? [{ name: 'far', type: 'boolean' } as const] : [])],
      lookups: calls
        .filter(({ isSensitive }) => isSensitive !== true)
        .flatMap(({ names: all, keeps }) => all.map((name) => ({ name, keeps }))),
      locals: [],
      second,
      nested: sections.some(({ id }) => id === 'guest'),
      entries: second && far ? entryKeys : [],
      labelled: calls
        .filter(({ keeps, ofEntries }) => keeps !== 'any' && ofEntries === true)
        .flatMap(({ names: all, keeps }) =>
          all.map((name) => `lookups.${name}${keeps === 'into' ? '.list' : ''}`),
        ),
    },
  };
}

function stepFile(draw: Draw, plan: Plan, id: string): JsonObject {
  const { known } = plan;
  const place: Place = { plan, known, section: null };
  const here = plan.sections.filter(({ step, kind }) => step === id && kind !== 'item');
  if (id === 'error')
    return {
      route: '/error/:status',
      title: phrase(draw, known),
      ...draw.maybe(40, () => ({ reactions: draw.times(1, 2, () => reaction(draw, place)) })),
      ...draw.maybe(20, () => ({ content: blocks(draw, known, []) })),
    };
  const parameters: JsonObject = {
    route: `/${id}/:mode`,
    parameters: { mode: { answer: 'mode', ...draw.maybe(70, () => ({ values: ['a', 'b'] })) } },
  };
  const query: JsonObject = {
    word: { answer: 'log', pattern: '^[a-z]+$', ...draw.maybe(50, () => ({ otherwise: 'o' })) },
  };
  return {
    ...draw.maybe(id === 'apply' ? 20 : 40, () => parameters),
    ...draw.maybe(20, () => ({ query })),
    ...(id !== 'apply' && draw.chance(14) && { routed: false }),
    ...(id === 'results' && { screen: 'results' }),
    title: phrases(draw, known),
    ...draw.maybe(20, () => ({ lead: phrases(draw, known, lines) })),
    ...draw.maybe(25, () => ({
      later: { title: phrases(draw, known), lead: lines(draw, known) },
    })),
    ...(here.length > 0 && { sections: here.map(({ file }) => file) }),
    ...draw.maybe(60, () => ({ progressive: true })),
    ...draw.maybe(20, () => ({ startsAnew: true })),
    ...draw.maybe(25, () => ({ content: blocks(draw, known, []) })),
    ...(id !== 'apply' &&
      draw.chance(40) && {
        requires: draw.times(1, 2, () => ({
          that: condition(draw, known, 1),
          goTo: 'apply',
          ...draw.maybe(60, () => ({ notice: phrase(draw, known) })),
          ...draw.maybe(20, () => ({ parameters: { word: draw.one(['a', '7']) } })),
        })),
      }),
    ...draw.maybe(35, () => ({ reactions: draw.times(1, 2, () => reaction(draw, place)) })),
    ...(plan.sequences.includes('load') && draw.chance(50) && { entry: 'load' }),
    ...(draw.chance(id === 'apply' ? 60 : 40) && {
      submit: {
        label: draw.chance(50) ? 'Send' : phrase(draw, known),
        sequence: 'save',
        ...draw.maybe(15, () => ({ when: condition(draw, known, 1) })),
        ...draw.maybe(known.second ? 20 : 0, () => ({ text: phrase(draw, known) })),
      },
    }),
  };
}
/** X7: so many sequences at once that the page gets stuck. */
const crowded = Array.from({ length: 70 }, (_none, i) => `crowd${i}`);
const crowd = (): [string, JsonObject][] =>
  crowded.map((id, i) => [
    `sequences/${id}.json`,
    {
      steps: [{ id: 's0', call: 'zones', when: false }],
      ...(i % 9 === 0 && { then: { set: { log: id } } }),
    },
  ]);
/** At least one place that calls each lookup, so that it is there for rules to speak of. */
function calling(draw: Draw, plan: Plan): JsonObject[] {
  const uses = plan.calls.flatMap(({ id, names, gives }) =>
    names.map((as) => ({
      id,
      ...(as !== id && { as }),
      ...(gives.length > 0 && { with: Object.fromEntries(gives.map((name) => [name, 1])) }),
    })),
  );
  return uses.map((use) => ({ on: { pressed: draw.one(['load', 'again']) }, call: [use] }));
}
function withCalling(draw: Draw, plan: Plan, file: JsonObject): JsonObject {
  const opens = plan.sections.some(({ kind }) => kind === 'dialog') && draw.chance(70);
  const list = plan.sections.find(({ id }) => id === 'home')?.list ?? null;
  const more = [
    ...(opens ? [{ on: { pressed: 'ask' }, open: 'ask' }] : []),
    ...(plan.crowd ? crowded.map((id) => ({ on: { pressed: 'crowd' }, run: id })) : []),
    ...(list !== null && draw.chance(40)
      ? [{ on: { pressed: 'load' }, set: { [list]: { var: 'settings.many' } } }]
      : []),
  ];
  return {
    ...file,
    actions: {
      ...objectIn(at(file, 'actions')),
      load: { label: 'Load' },
      again: { label: 'Again' },
      ...(opens && { ask: { label: 'Ask' } }),
      ...(plan.crowd && { crowd: { label: 'Crowd' } }),
    },
    reactions: [...items(at(file, 'reactions')), ...calling(draw, plan), ...more],
  };
}
const objectIn = (v: Json): JsonObject => (isObject(v) ? v : {});

const many = [
  { plate: 'A1', doors: 3, guests: [{ called: 'a', years: 2 }, 'x', {}] },
  { plate: 'B2' },
  { doors: 5 },
  { plate: 'x', age: 2 },
  {},
];
function journeyFile(draw: Draw, plan: Plan): JsonObject {
  const { known } = plan;
  const all = known.paths.map(({ path }) => path);
  const failures = {
    statuses: [500],
    goTo: 'error',
    ...(plan.tracking && draw.chance(50) && { track: 'fault' }),
  };
  return {
    steps: [...plan.steps],
    settings: { word: 'a', limit: 2, on: true, all: [{ id: 'a', n: 1 }], link: '/help', many },
    records: Object.fromEntries(
      records.map(({ path, type, initial }) => [
        path,
        { type, ...(draw.chance(30) && { initial }) },
      ]),
    ),
    persist: {
      version: 1,
      days: 30,
      allow: draw.some(all, draw.one([30, 70, 100])),
      ...(known.second && draw.chance(10) && { former: ['old.street'] }),
    },
    ...draw.maybe(60, () => ({ failures })),
  };
}
/** The files of a random journey; the compiler may still refuse them. `second`: so many of a hundred in language 2. */
export function journey(draw: Draw, second = inSecondLanguage): { plan: Plan; files: Files } {
  const isSecond = draw.chance(second);
  const { plan, files } = firstJourney(draw, isSecond);
  if (!isSecond) return { plan, files: settled(files) };
  const whole = forgetful(draw, plan, inSecond(draw, plan, files));
  const all = draw.chance(50) ? withFiles(draw, plan, whole) : { plan, files: whole };
  return { plan: all.plan, files: settled(agreeing(draw, plan, all.files)) };
}
/** Y3: nothing else is compared with a text that stands there. */
const unfixed = (said: Json): Json => (typeof said === 'string' ? { var: 'settings.word' } : said);
function firstJourney(draw: Draw, second: boolean): { plan: Plan; files: Files } {
  const plan = planned(draw, second);
  const { known, steps, sections } = plan;
  const locale = draw.chance(25) ? draw.one(['de-DE', 'tr-TR', 'sv-SE', 'en-IN']) : 'en-GB';
  const files: [string, JsonObject][] = [
    ['journey.json', { ...journeyFile(draw, plan), locale }],
    ...steps.map((id): [string, JsonObject] => [`steps/${id}/step.json`, stepFile(draw, plan, id)]),
    ...sections.map((one): [string, JsonObject] => {
      const file = sectionFile(draw, plan, one);
      return [
        `steps/${one.step}/${one.file}.json`,
        one.id === 'home' ? withCalling(draw, plan, file) : file,
      ];
    }),
    ...plan.calls.map((call): [string, JsonObject] => [
      `calls/${call.id === 'findHome' ? 'find-home' : call.id}.json`,
      callFile(draw, plan, call),
    ]),
    ...plan.sequences.map((id): [string, JsonObject] => [
      `sequences/${id}.json`,
      sequenceFile(draw, plan, id),
    ]),
    ...plan.bundles.map((id): [string, JsonObject] => [
      `bundles/${id}.json`,
      bundleFile(draw, plan),
    ]),
    [
      'calendars/holidays.json',
      {
        publishedAt: 'https://example.org/holidays.json',
        years: [2025, 2027],
        holidays: { '2025-12-25': 'Winter', '2026-01-16': 'A day off', '2027-01-01': 'New' },
      },
    ],
  ];
  if (plan.crowd) files.push(...crowd());
  const facts = known.facts
    .filter(({ name }) => name !== 'far')
    .map(({ name, type }, i): readonly [string, Json] => [
      name,
      unfixed(
        value(
          draw,
          { ...knownBefore(plan, i), facts: draw.chance(40) ? known.facts.slice(0, i) : [] },
          type,
        ),
      ),
    ]);
  if (facts.length > 0) files.push(['facts/all.json', { facts: Object.fromEntries(facts) }]);
  if (plan.screen) files.push(['screens/results.json', screenFile(draw, plan, 'save')]);
  if (plan.tracking)
    files.push(
      ['tracking.json', trackingFile(draw, known)],
      ['calls/track.json', { body: { properties: { var: 'with.properties' } } }],
    );
  const varied = sections.find(({ variants }) => variants !== null);
  if (varied?.variants) {
    const far = known.facts.some(({ name }) => name === 'far');
    files.push(
      [
        'zones/directory.json',
        {
          default: 'standard',
          variants: idsOf(varied.variants),
          ...(far && { facts: { far: false } }),
        },
      ],
      ...['standard', 'river', 'hill'].map((name): [string, JsonObject] => {
        const { facts: said, ...file } = variantFile(draw, plan, varied);
        return [
          `zones/${name}.json`,
          { ...file, ...(far && said !== undefined && { facts: said }) },
        ];
      }),
    );
  }
  files.push([`messages/${locale}.json`, messagesFile(draw, plan, files)]);
  return { plan, files: Object.fromEntries(draw.few(files, files.length)) };
}
