import { isWithin, lastKeyOf, rootOf } from '../../../rules';
import { entriesOf, itemsOf, textOf, under, type Spot } from '../spot';
import type { Condition, Kind } from '../model';
import { pathOf } from '../names';
import { continued, draftsOf, saidBy, type Question, type Section } from './questions';
import { readChanges, readReaction } from './read-changes';
import { addControlSink, addEdge, addValueSink, type World } from './world';

/** Sections: when they open, what they set, and which of their questions are named as lost. */
export function readSections(world: World): void {
  for (const section of world.sections) readSection(world, section);
  readGates(world);
  for (const question of world.questions) readQuestion(world, question);
}

/**
 * A list holds what its drafts hold. A draft gets back what it gave, and besides what is said or
 * set of the list itself. To be read when all that sets answers was.
 */
export function readDrafts(world: World): void {
  for (const { list, fields } of draftsOf(world.sections, world.questions)) {
    const whole = [{ nodes: [list.path], at: list.at, event: false }];
    const set = world.edges.filter(({ to }) => to === list.path);
    for (const { path } of fields) {
      const words = 'a part of its items';
      addEdge(world, { to: path, how: 'value', from: whole, words, only: list.path });
      set.forEach((edge) => {
        addEdge(world, { ...edge, to: path });
      });
    }
    for (const { path, at } of fields) {
      const from = [{ nodes: [path], at, event: false }];
      addEdge(world, { to: list.path, how: 'value', from, words: 'kept in its items' });
    }
  }
}

const readAll = ({ names }: World, rules: readonly Spot[]): readonly Condition[] =>
  rules.flatMap((rule) => names.read(rule));

function readSection(world: World, section: Section): void {
  for (const rule of [...section.relevant, ...section.visible, ...section.visited])
    addControlSink(world, 'JC706', rule, world.names.read(rule));
  const by = under(section.at, 'variants', 'by');
  if (by !== null) addValueSink(world, 'JC706', by, world.names.read(by));
  const relevant = readAll(world, section.relevant);
  for (const reaction of continued(section, 'reactions')) {
    const on = under(reaction, 'on');
    const pressed = textOf(under(on, 'pressed'));
    const drawn = under(on, 'entered') === null && pressed === null ? [] : section.visible;
    const offered = pressed === null ? [] : enabled(world, section, pressed);
    readReaction(world, reaction, {
      conditions: [...relevant, ...readAll(world, drawn), ...offered],
      locals: {},
    });
  }
  for (const complete of saidBy(section, 'complete'))
    readChanges(world, complete, { conditions: relevant, locals: {} });
}

/** When an action is there; `{ valid }` reads no answer: that fields are valid is a verdict. */
function enabled(world: World, section: Section, action: string): readonly Condition[] {
  const said = saidBy(section, 'actions');
  return said.flatMap((actions) => world.names.read(under(actions, action, 'enabled')));
}

/** When a person is asked: the rules of the question and of its section. */
const asked = (world: World, { section, get }: Question): readonly Condition[] => [
  ...readAll(world, [...section.relevant, ...section.visible]),
  ...(['relevant', 'visible'] as const).flatMap((key) => world.names.read(get(key))),
];

function readQuestion(world: World, question: Question): void {
  const { names } = world;
  const { path, section, get, at } = question;
  const opens = get('opens');
  const relevant = readAll(world, section.relevant);
  const words = `set when ${section.at.file} opens`;
  addEdge(world, { to: path, how: 'value', from: names.read(under(opens, 'value')), words });
  if (opens !== null) addEdge(world, { to: path, how: 'control', from: relevant, words });
  readChosen(world, question);
  const causes = [get('forgottenWith'), ...saidBy(section, 'forgottenWith')];
  readConsent(world, question);
  addEdge(world, {
    to: path,
    how: 'control',
    from: causes.flatMap((cause) => names.events(cause)),
    words: `forgotten with it, by ${at.file}`,
  });
}

/** What is chosen among items is what one of them holds. */
function readChosen(world: World, { path, get }: Question): void {
  const options = get('options');
  const [from, key] = [textOf(under(options, 'from')), textOf(under(options, 'value'))];
  if (from === null || rootOf(from) === 'lookups') return;
  const items = draftsOf(world.sections, world.questions).filter(({ list }) => list.path === from);
  const held = items.flatMap(({ fields }) => fields.filter((each) => lastKeyOf(each.path) === key));
  addEdge(world, {
    to: path,
    how: 'value',
    from: held.map((each) => ({ nodes: [each.path], at: each.at, event: false })),
    words: `chosen among the items of \`${from}\``,
  });
}

/**
 * A consent that does not say that it is sensitive is kept in the ledger, with its words and with
 * that it was asked for at all.
 */
function readConsent(world: World, question: Question): void {
  const { path, section, get } = question;
  const consent = get('consent');
  const isSensitive = get('sensitive') !== null || saidBy(section, 'sensitive').length > 0;
  if (consent === null || isSensitive || world.files.of('commit').length === 0) return;
  const shown = (['title', 'hint'] as const).flatMap((key) => world.names.readTexts(get(key)));
  const answer = { nodes: [path], at: consent, event: false };
  addValueSink(world, 'JC709', consent, [answer, ...shown, ...asked(world, question)]);
}

const medical: readonly Kind[] = ['medical'];

/**
 * Answers that are asked for only when a rule over another holds tell of that other where they are
 * stored, and by their names where a reload loses them. Of a medical question its section alone is
 * named, and that an answer of another kind was given at all is no secret.
 */
function readGates(world: World): void {
  const allowed = allowedIn(world);
  const paths = new Set(world.questions.map(({ path }) => path));
  const drafts = new Set(draftsOf(world.sections, world.questions).flatMap(({ fields }) => fields));
  for (const path of paths) {
    const bound = world.questions.filter((question) => question.path === path);
    const questions = bound.map((question) => asked(world, question));
    if (questions.some((conditions) => conditions.length === 0)) continue;
    world.gates.push({ to: path, questions });
    const kind = world.declared.get(path);
    if (kind === 'medical' || allowed.has(path)) continue;
    for (const question of bound) {
      if (drafts.has(question)) continue;
      const from = asked(world, question);
      addControlSink(world, 'JC707', question.at, from, kind === undefined ? undefined : medical);
    }
  }
}

/** Declared answers that are stored. */
export function allowedIn({ files, names }: World): ReadonlySet<string> {
  const list = under(files.at('journey.json'), 'persist', 'allow');
  const paths = itemsOf(list).map((each) => pathOf(each) ?? '');
  const covers = (answer: string): boolean => paths.some((path) => isWithin(answer, path));
  return new Set([...names.answers].filter(covers));
}

/** Which answers a section's `sensitive` and that of its questions declare. */
export function declareQuestions(
  declare: (path: string, kind: string) => void,
  world: World,
): void {
  for (const { section, path, get } of world.questions) {
    const own = get('sensitive');
    for (const kind of own === null ? saidBy(section, 'sensitive') : [own])
      declare(path, textOf(kind) ?? '');
  }
  for (const [path, record] of entriesOf(under(world.files.at('journey.json'), 'records')))
    declare(path, textOf(under(record, 'sensitive')) ?? '');
}
