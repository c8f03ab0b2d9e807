import {
  find,
  itemsOf,
  membersOf,
  object,
  textOf,
  treeOf,
  without,
  type Member,
  type Tree,
} from '../json/tree';
import { spelt } from '../migrate-formats';
import { listName } from './language-1';
import { lookKeys, lookOf, type Look } from './look';

/** What is said of a question, by the keys of language 2. */
export type Question = ReadonlyMap<string, Tree>;

/** In the order in which they are written. */
const keys = [
  'list',
  'answer',
  'group',
  'title',
  'label',
  'hint',
  'reason',
  'missing',
  'description',
  'schema',
  'ui',
  'relevant',
  'visible',
  'disabled',
  'disabledReason',
  'required',
  'because',
  'initial',
  'unticked',
  'normalise',
  'bounds',
  'options',
  'whole',
  'checks',
  'messages',
];

export const writeQuestion = (question: Question): Tree => {
  const known = keys.flatMap((key): readonly Member[] => {
    const value = question.get(key);
    return value === undefined ? [] : [[key, value]];
  });
  return object([...known, ...[...question].filter(([key]) => !keys.includes(key))]);
};

/** Keys of `fields` in language 1 that are a matter of the widget. */
const widgetKeys = ['noun', 'unlisted'];
const listKeys = ['item', 'max', 'summary', 'add', 'save', 'cancel', 'change', 'remove'];

/**
 * What the six maps of language 1, and the rest, say of one question, but for where its answer is
 * kept and where it stands.
 */
export function readQuestion(section: Tree, name: string): Question {
  const question = new Map<string, Tree>();
  const say = (key: string, value: Tree | null): void => {
    if (value !== null) question.set(key, value);
  };
  const property = find(section, 'schema', 'properties', name);
  if (property !== null) {
    say('title', find(property, 'title'));
    say('description', find(property, 'description'));
    const shape = without(property, ['title', 'description']);
    if (membersOf(shape).length > 0) say('schema', shape);
  }
  const said = find(section, 'fields', name);
  for (const [key, value] of membersOf(said)) if (!widgetKeys.includes(key)) say(key, value);
  if (name === listName(section)) readList(find(section, 'list'), say);
  say('label', find(section, 'labels', name));
  say('ui', readLook(section, name, lookOf(section, name)));
  for (const key of ['required', 'initial', 'unticked', 'bounds', 'options', 'disabled'])
    say(key, find(section, key, name));
  const normalisers = find(section, 'normalise', name);
  say('normalise', normalisers === null ? null : spelt(normalisers));
  readChecks(section, name, say);
  return question;
}

type Say = (key: string, value: Tree | null) => void;

function readList(list: Tree | null, say: Say): void {
  say('title', find(list, 'label'));
  say('relevant', find(list, 'relevant'));
  say('list', object(membersOf(list).filter(([key]) => listKeys.includes(key))));
}

/** `ui:widget` and the options side by side; what lays questions out is the groups' to say. */
function readLook(section: Tree, name: string, look: Look): Tree | null {
  const written = membersOf(find(section, 'uiSchema', name));
  const said = membersOf(find(section, 'fields', name)).filter(([key]) => widgetKeys.includes(key));
  const options = [
    ...written.flatMap(([key, value]): readonly Member[] => {
      if (key === 'ui:widget') return [];
      return key === 'ui:options' ? membersOf(value) : [[key.replace(/^ui:/, ''), value]];
    }),
  ].filter(([key]) => !lookKeys(look).includes(key) && !said.some(([other]) => other === key));
  const widget = written.find(([key]) => key === 'ui:widget')?.[1] ?? null;
  const cell = look.set === null ? null : look.row;
  const members: readonly Member[] = [
    ...(widget === null ? [] : [['widget', widget] as const]),
    ...options,
    ...(cell === null ? [] : [['cell', cell] as const]),
    ...said,
  ];
  return members.length === 0 ? null : object(members);
}

/** Checks by their id with their message; messages of all else. */
function readChecks(section: Tree, name: string, say: Say): void {
  const messages = membersOf(find(section, 'messages', name));
  const checks = itemsOf(find(section, 'checks')).flatMap((check): readonly Member[] => {
    const id = textOf(find(check, 'id'));
    if (id === null || textOf(find(check, 'field')) !== name) return [];
    const message = messages.find(([rule]) => rule === id)?.[1];
    const [assert, ...rest] = membersOf(without(check, ['id', 'field']));
    const own = [
      ...(assert === undefined ? [] : [assert]),
      ...(message === undefined ? [] : [['message', message] as const]),
      ...rest,
    ];
    return [[id, object(own, check.where)]];
  });
  if (checks.length > 0) say('checks', object(checks));
  const others = messages.filter(([rule]) => !checks.some(([id]) => id === rule));
  if (others.length > 0) say('messages', object(others));
}

export const textTree = (text: string): Tree => treeOf(text);
