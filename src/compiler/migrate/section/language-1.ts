import { find, isNull, itemsOf, list, membersOf, object, textOf, type Tree } from '../json/tree';
import { lastKeyOf } from '../../../rules';

/** Keys of a section of language 1 that say something of its questions, by their names. */
export const perQuestion = [
  'bind',
  'labels',
  'fields',
  'uiSchema',
  'required',
  'initial',
  'normalise',
  'unticked',
  'options',
  'bounds',
  'disabled',
  'messages',
] as const;

/** All that moves into the questions. */
export const movedKeys: readonly string[] = [
  'schema',
  ...perQuestion,
  'checks',
  'list',
  'order',
  'facts',
];

/** How many levels of a key an overlay lays key by key. */
const depths: Readonly<Record<string, number>> = {
  schema: 3,
  fields: 2,
  messages: 2,
  uiSchema: 2,
  bind: 1,
  initial: 1,
  normalise: 1,
  labels: 1,
  required: 1,
  unticked: 1,
  options: 1,
  bounds: 1,
  disabled: 1,
};

/** The section as a variant says it, in what its questions are. */
export const overlaid = (section: Tree, variant: Tree): Tree =>
  object(
    movedKeys.flatMap((key) => {
      const [below, above] = [find(section, key), find(variant, key)];
      if (below === null || above === null) {
        const only = above ?? below;
        return only === null ? [] : [[key, only] as const];
      }
      const laid =
        key === 'checks'
          ? list([...itemsOf(below), ...itemsOf(above)], above.where)
          : lay(below, above, depths[key] ?? 0);
      return [[key, laid] as const];
    }),
    section.where,
  );

function lay(below: Tree, above: Tree, depth: number): Tree {
  if (depth === 0 || below.kind !== 'object' || above.kind !== 'object') return above;
  const members = new Map(below.members);
  for (const [key, value] of above.members) {
    const before = members.get(key);
    members.set(key, before === undefined ? value : lay(before, value, depth - 1));
  }
  return object([...members], below.where);
}

/** Name of the question that a list is: the last part of where it is kept. */
export function listName(section: Tree): string | null {
  const at = textOf(find(section, 'list', 'at'));
  return at === null ? null : lastKeyOf(at);
}

/** Names of the questions that a section or a variant's file asks, in the order of language 1. */
export function namesOf(section: Tree): readonly string[] {
  const list = listName(section);
  const names = [
    ...membersOf(find(section, 'schema', 'properties')).map(([name]) => name),
    ...(list === null ? [] : [list]),
  ];
  const first = itemsOf(find(section, 'order')).flatMap((each) => textOf(each) ?? []);
  return [...new Set([...first.filter((name) => names.includes(name)), ...names])];
}

/** Where the answer of a question is kept. */
export function pathOf(section: Tree, name: string): string {
  if (name === listName(section)) return textOf(find(section, 'list', 'at')) ?? name;
  return textOf(find(section, 'bind', name)) ?? name;
}

/** Names that anything is said of, in the order in which they are met. */
export const mentioned = (source: Tree): readonly string[] => [
  ...new Set([
    ...namesOf(source),
    ...perQuestion.flatMap((key) => membersOf(find(source, key)).map(([name]) => name)),
    ...itemsOf(find(source, 'checks')).flatMap((check) => textOf(find(check, 'field')) ?? []),
  ]),
];

/** Whether something is written as null, which in an overlay of language 2 takes a key away. */
export const isWrittenNull = (tree: Tree | null): boolean => tree !== null && isNull(tree);
