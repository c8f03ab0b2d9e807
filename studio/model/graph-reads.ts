import type { JourneyState } from '../../src/engine';
import { allOf, sectionKey, type PartOf, type PlacedRule, type RuleScope } from '../../src/journey';
import { isObject, isWithin, joinPath, nameUnder, readsAround, rootOf } from '../../src/rules';
import type { Json, Rule } from '../../src/rules';
import { toPart, together, type GraphNode } from './graph';
import { titleOf, type InHand } from './in-hand';
import { variantTitle } from './outline';
import { groups, partRow } from './part-row';
import { keyOfFact } from './rule-target';
import { entryOperator, isOperation, treeOf, type RuleTree } from './rule-tree';
import { variantsTables } from './variants-table';

/** What is read, each once: facts, answers, look-ups and all else that is known. */
export const pathNodes = (
  hand: InHand,
  state: JourneyState,
  paths: Iterable<string>,
  { locals }: RuleScope,
): readonly GraphNode[] =>
  [...paths].map((path) =>
    locals.some((root) => root === rootOf(path))
      ? localNode(hand, path)
      : nodeOf(hand, state, path),
  );

/** What a rule reads; `written`: as it stands in the file, where directories are still asked. */
export function readNodes(
  hand: InHand,
  state: JourneyState,
  { rule, scope }: PlacedRule,
  written: Rule,
): readonly GraphNode[] {
  const { paths, statuses } = readsAround(rule);
  const lookups = [...statuses].map((name) => joinPath('lookups', name));
  return together([
    ...pathNodes(hand, state, [...paths, ...lookups], scope),
    ...directoriesIn(treeOf(written)).map((name) => ({
      ...{ key: `directory ${name}`, title: variantTitle(name), note: 'directory' },
      to: variantsTables(hand).length === 0 ? null : ({ view: 'variants' } as const),
    })),
  ]);
}

/** Something that can be read, with what it comes to for the household in hand. */
function nodeOf(hand: InHand, state: JourneyState, path: string): GraphNode {
  const { words } = hand.teller;
  const value = hand.inspector.evaluate(state, { var: path });
  const fact = nameUnder('facts', path);
  if (fact !== null)
    return {
      ...{ key: `fact ${fact}`, title: factTitle(hand, fact), to: { rule: keyOfFact(path) } },
      note: valueNote('fact', path === `facts.${fact}` ? valueWords(hand, value, path) : ''),
    };
  const lookup = nameUnder('lookups', path);
  if (lookup !== null) return lookupNode(hand, state, lookup);
  const field = fieldOf(hand, path);
  if (field !== null)
    return {
      key: `answer ${field.is.path}`,
      title: titleOf(hand, state, field.is),
      note: valueNote('answer', valueWords(hand, value, path)),
      to: toField(field),
    };
  const commit = nameUnder('commits', path);
  if (commit !== null)
    return {
      ...{ key: `commit ${commit}`, title: variantTitle(commit), note: 'what was sent' },
      to: toPart(partRow(groups.else.key, `commit ${commit}`)),
    };
  return {
    ...{ key: path, title: bare(words.name(path)), to: null },
    note: valueNote(kindOf(path), valueWords(hand, value, path)),
  };
}

const localNode = ({ teller }: InHand, path: string): GraphNode => ({
  ...{ key: path, title: bare(teller.words.name(path)), note: 'given here', to: null },
});

/** A look-up is selected as the call that fills it. */
function lookupNode(hand: InHand, state: JourneyState, name: string): GraphNode {
  const use = allOf(hand.journey, 'use').find(({ is }) => is.as === name);
  const { status } = state.lookups[name] ?? { status: 'idle' as const };
  return {
    ...{ key: `lookup ${name}`, title: bare(hand.teller.words.name(`lookups.${name}`)) },
    note: valueNote('look-up', lookupWords[status]),
    to: use === undefined ? null : toPart(partRow(groups.call.key, use.is.call)),
  };
}

const lookupWords = {
  idle: 'not asked',
  loading: 'on its way',
  ready: 'answered',
  failed: 'failed',
};

export const factTitle = ({ teller }: InHand, name: string): string => {
  const path = `facts.${name}`;
  return teller.words.phrase(path)?.holds ?? bare(teller.words.name(path));
};

const bare = (words: string): string =>
  words.replaceAll(/[“”]/g, '').replace(/^the (setting )?/, '');

/** The question that gives it, or one of those whose answers lie in it. */
function fieldOf({ journey }: InHand, path: string): PartOf<'field'> | null {
  const all = allOf(journey, 'field');
  return (
    all.find(({ is }) => is.path === path) ??
    all.find(({ is }) => isWithin(path, is.path)) ??
    all.find(({ is }) => isWithin(is.path, path)) ??
    null
  );
}

export const toField = ({ owner, is }: PartOf<'field'>) => ({
  ...{ view: 'journey' as const, step: owner.owner.is.id, section: sectionKey(owner.is) },
  field: is.name,
});

const kinds: Readonly<Record<string, string>> = {
  settings: 'setting',
  calendars: 'calendar',
  today: 'the day',
};

const kindOf = (path: string): string => kinds[rootOf(path)] ?? 'kept answer';

function valueWords({ teller }: InHand, value: Json, path: string): string {
  if (value === null) return 'nothing';
  // What is known of a whole thing is no word.
  return isObject(value) ? '' : bare(teller.words.value(value, path));
}

const valueNote = (kind: string, value: string): string =>
  value === '' ? kind : `${kind}: ${value}`;

/** Names of the directories that a rule asks, as it is written. */
function directoriesIn(tree: RuleTree): readonly string[] {
  if (tree.kind === 'value') return [];
  const [directory] = tree.parts;
  const own =
    isOperation(tree, entryOperator) && directory?.kind === 'value' ? [directory.value] : [];
  return [...own.filter((name) => typeof name === 'string'), ...tree.parts.flatMap(directoriesIn)];
}
