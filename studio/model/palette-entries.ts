import type { JourneyState } from '../../src/engine';
import {
  allOf,
  factPlace,
  placeText,
  questionKey,
  readingsOf,
  sectionKey,
  walk,
  type PartOf,
} from '../../src/journey';
import { isObject, isWithin, nameUnder, wordsOf, type Json } from '../../src/rules';
import { toPart } from './graph';
import { fieldNode, namedAround, namedNode } from './graph-readers';
import { factTitle, toField } from './graph-reads';
import { sectionAt, wordsWritten, titleOf, type InHand } from './in-hand';
import { groups, partRow } from './part-row';
import type { PaletteEntry } from './palette';
import type { Project } from './protocol';
import { checksOf, keyOfFact } from './rule-target';
import { crumbsOf, kindOf, rulesOf } from './question';
import { variantsTables } from './variants-table';

/** All that one can go to in a journey, in its order. */
export function paletteEntries(
  hand: InHand,
  state: JourneyState,
  households: Project['households'],
): readonly PaletteEntry[] {
  const written = writtenIn(hand, state);
  return [
    ...questions(hand, state),
    ...sections(hand),
    ...facts(hand, state),
    ...rules(hand, state),
    ...variants(hand),
    ...answers(hand, state),
    ...clauses(hand, written, households),
    ...files(written, households),
    ...calls(hand),
    ...households.map(({ id, name, file }) =>
      entry('household', id, name, { about: `scenario in ${file}`, to: { household: id } }),
    ),
  ];
}

const entry = (
  kind: PaletteEntry['kind'],
  key: string,
  title: string,
  rest: Partial<PaletteEntry>,
): PaletteEntry => ({
  ...{ key: `${kind} ${key}`, kind, title, about: '', names: [], words: '', to: null, press: '' },
  ...rest,
});

/** Of variants that ask the same, that of the one in force. */
function fieldsOnce({ journey }: InHand): readonly PartOf<'field'>[] {
  const found = new Map<string, PartOf<'field'>>();
  for (const field of allOf(journey, 'field')) {
    const key = questionKey(field.owner.is.id, field.is.name);
    if (!found.has(key)) found.set(key, field);
  }
  return [...found.values()];
}

const questions = (hand: InHand, state: JourneyState): readonly PaletteEntry[] =>
  fieldsOnce(hand).map((field) => {
    const { title, to } = fieldNode(hand, state, field);
    const { owner, is } = field;
    return entry('question', questionKey(owner.is.id, is.name), title, {
      about: `${kindOf(field).toLowerCase()} of ${crumbsOf(field.owner)}`,
      names: [is.name, is.path, questionKey(owner.is.id, is.name)],
      words: [is.subject, hand.inspector.words(state, is.label), wordsWritten(hand, field)].join(
        '\n',
      ),
      to,
    });
  });

const sections = ({ journey }: InHand): readonly PaletteEntry[] => [
  ...allOf(journey, 'step').map(({ is }) =>
    entry('question', `step ${is.id}`, is.name, {
      ...{ about: 'step', names: [is.id], to: selectionOfStep(is.id) },
    }),
  ),
  ...allOf(journey, 'section')
    .filter(({ is }) => is.variant === null)
    .map((section) =>
      entry('question', `section ${section.is.id}`, section.is.name || section.is.id, {
        about: `section of ${section.owner.is.name}`,
        names: [section.is.id],
        to: toSection(section),
      }),
    ),
];

const selectionOfStep = (step: string): PaletteEntry['to'] => ({
  ...{ view: 'journey', step, section: '', field: '' },
});

const toSection = ({ is, owner }: PartOf<'section'>): PaletteEntry['to'] => ({
  ...{ view: 'journey', step: owner.is.id, section: sectionKey(is), field: '' },
});

function facts(hand: InHand, state: JourneyState): readonly PaletteEntry[] {
  const readers = new Map<string, number>();
  for (const { paths } of readingsOf(hand.journey))
    for (const fact of new Set(paths.map((path) => nameUnder('facts', path))))
      if (fact !== null) readers.set(fact, (readers.get(fact) ?? 0) + 1);
  return Object.keys(hand.journey.facts).map((name) => {
    const value = hand.inspector.evaluate(state, { var: `facts.${name}` });
    const now = typeof value === 'boolean' ? `, ${String(value)} for this household` : '';
    const count = readers.get(name) ?? 0;
    return entry('rule', `fact ${name}`, factTitle(hand, name), {
      about: `fact${now}, read ${count === 1 ? 'once' : `${String(count)} times`}`,
      names: [name, `facts.${name}`],
      to: { view: 'journey', rule: keyOfFact(`facts.${name}`) },
    });
  });
}

/** Rules that decide anything, of questions once for all variants. */
const rules = (hand: InHand, state: JourneyState): readonly PaletteEntry[] =>
  fieldsOnce(hand).flatMap((field) =>
    [...rulesOf(hand, state, field), ...checksOf(hand, state, field)]
      .filter(({ isDecided }) => isDecided)
      .map(({ key, word, sentence, rule }) =>
        entry('rule', placeText(rule.place), `${word}: ${titleOf(hand, state, field.is)}`, {
          ...{ about: sentence, to: { ...toField(field), rule: key } },
        }),
      ),
  );

const variants = (hand: InHand): readonly PaletteEntry[] =>
  variantsTables(hand).flatMap((table) =>
    table.rows.map((row) => {
      const section = sectionAt(hand, row.name);
      const own = Object.keys(row.cells).length;
      return entry('variant', `${table.title} ${row.name}`, row.title, {
        about: [row.ids, `${String(own)} consents in ${table.title}`].filter(Boolean).join(', '),
        names: [row.name, ...row.ids.split(/[^\w-]+/)].filter((name) => name !== ''),
        words: row.file,
        to: section === null ? { view: 'variants' } : toSection(section),
      });
    }),
  );

/** Each path once, with the question that gives it. */
function answers(hand: InHand, state: JourneyState): readonly PaletteEntry[] {
  const fields = new Map<string, PartOf<'field'>>();
  for (const field of allOf(hand.journey, 'field'))
    if (!fields.has(field.is.path)) fields.set(field.is.path, field);
  const sent = readingsOf(hand.journey).filter(
    ({ part, isText }) => part.kind === 'call' && !isText,
  );
  return [...fields].map(([path, field]) => {
    const by = sent.flatMap(({ part, paths }) =>
      part.kind === 'call' && paths.some((each) => isWithin(each, path)) ? [part.is.id] : [],
    );
    const [first, ...more] = new Set(by);
    const calls = first === undefined ? '' : `, sent by ${[first, ...more].join(', ')}`;
    const { title, to } = fieldNode(hand, state, field);
    return entry('answer', path, path, { about: `answer to ${title}${calls}`, names: [path], to });
  });
}

interface Written {
  readonly title: string;
  readonly to: PaletteEntry['to'];
  readonly file: string;
  readonly clauses: readonly string[];
}

/** What of the journey is written where, in its order: all that has a name, and facts. */
function writtenIn(hand: InHand, state: JourneyState): readonly Written[] {
  const { journey, origins } = hand;
  const found = [...walk(journey)].flatMap((part): readonly Written[] => {
    const [origin, named] = [origins.at(part.place), namedAround(part)];
    if (origin === null || named.kind === 'journey') return [];
    const { title, to } = namedNode(hand, state, named);
    return [{ title, to, file: origin.file, clauses: origin.source }];
  });
  const facts = Object.keys(journey.facts).flatMap((name): readonly Written[] => {
    const origin = origins.at(factPlace(name));
    const to = { view: 'journey', rule: keyOfFact(`facts.${name}`) } as const;
    const title = factTitle(hand, name);
    return origin === null ? [] : [{ title, to, file: origin.file, clauses: origin.source }];
  });
  return [...found, ...facts];
}

/** Each clause that something follows from, or that a scenario plays. */
function clauses(
  hand: InHand,
  written: readonly Written[],
  households: Project['households'],
): readonly PaletteEntry[] {
  const own = new Map<string, Written>();
  for (const each of written) for (const id of each.clauses) if (!own.has(id)) own.set(id, each);
  const played = playedClauses(hand);
  return [...new Set([...own.keys(), ...played.keys()])].sort().map((id) => {
    const [of, names] = [own.get(id), played.get(id) ?? []];
    const scenarios = names.length === 1 ? '1 scenario' : `${String(names.length)} scenarios`;
    const first = households.find(({ name }) => name === names[0]);
    return entry('clause', id, id, {
      about: [of?.title, names.length === 0 ? undefined : scenarios].filter(Boolean).join(', '),
      names: [id],
      to: of?.to ?? (first === undefined ? { view: 'journey' } : { household: first.id }),
    });
  });
}

/** Clause → names of the scenarios that play it. */
function playedClauses({ files }: InHand): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    const scenarios = file.startsWith('scenarios/') && isObject(text) ? text['scenarios'] : [];
    for (const each of Array.isArray(scenarios) ? (scenarios as readonly Json[]) : []) {
      if (!isObject(each)) continue;
      const [name, ids] = [each['name'], each['clauses']];
      for (const id of Array.isArray(ids) ? (ids as readonly Json[]) : [])
        if (typeof name === 'string')
          found.set(wordsOf(id), [...(found.get(wordsOf(id)) ?? []), name]);
    }
  }
  return found;
}

/** Each file that something is written in which can be selected, with the first of it. */
function files(
  written: readonly Written[],
  households: Project['households'],
): readonly PaletteEntry[] {
  const own = new Map<string, readonly [Pick<Written, 'title' | 'to'>, Set<string>]>();
  const all = [
    ...written,
    ...households.map(({ id, name, file }) => ({ title: name, file, to: { household: id } })),
  ];
  for (const { file, title, to } of all) {
    const known = own.get(file) ?? ([{ title, to }, new Set<string>()] as const);
    own.set(file, known);
    known[1].add(title);
  }
  return [...own].map(([file, [{ title, to }, titles]]) =>
    entry('file', file, file, {
      about: titles.size === 1 ? title : `${title} and ${String(titles.size - 1)} more`,
      names: [file, file.slice(file.lastIndexOf('/') + 1)],
      to,
    }),
  );
}

const calls = ({ journey }: InHand): readonly PaletteEntry[] => [
  ...allOf(journey, 'call').map(({ is }) =>
    entry('call', is.id, is.id, {
      about: `call of ${is.operation}`,
      ...{ names: [is.id, is.operation], to: toPart(partRow(groups.call.key, is.id)) },
    }),
  ),
  ...[...allOf(journey, 'sequence'), ...allOf(journey, 'commit')].map(({ kind, is }) =>
    entry('call', `${kind} ${is.id}`, is.id, {
      about: kind === 'commit' ? 'what is sent exactly once' : 'sequence of calls',
      ...{ names: [is.id], to: toPart(partRow(groups.else.key, `${kind} ${is.id}`)) },
    }),
  ),
];
