import type { JourneyState } from '../../src/engine';
import {
  allIn,
  allOf,
  find,
  placeAt,
  readingsOf,
  walkIn,
  type Part,
  type PartOf,
  type Reading,
} from '../../src/journey';
import { joinPath } from '../../src/rules';
import { together, type Graph, type GraphNode } from './graph';
import { fieldNode, namedAround, namedNode, readerNodes } from './graph-readers';
import { pathNodes, readNodes } from './graph-reads';
import { fieldIn, sectionAt, type InHand } from './in-hand';
import { partOfRow } from './part-row';
import type { RuleTarget } from './rule-target';
import type { Selection } from './selection';

/** What a rule reads, and what reads what it decides. */
export function graphOfRule(
  hand: InHand,
  state: JourneyState,
  target: RuleTarget,
  selection: Pick<Selection, 'section' | 'field' | 'rule'>,
): Graph {
  return {
    reads: readNodes(hand, state, target.rule, target.written),
    own: { title: target.word, note: 'this rule' },
    readers: decidedBy(hand, state, target, selection),
  };
}

function decidedBy(
  hand: InHand,
  state: JourneyState,
  { rule }: RuleTarget,
  selection: Pick<Selection, 'section' | 'field' | 'rule'>,
): readonly GraphNode[] {
  const { place } = rule;
  if (place.kind === 'fact') return readerNodes(hand, state, [joinPath('facts', place.name ?? '')]);
  const section = sectionAt(hand, selection.section);
  if (section === null) return [];
  const field = fieldIn(section, selection.field);
  if (field === null) return ofSection(hand, state, section);
  const isOwn = ({ part }: Reading): boolean => isPartOf(part, field) || part.place === place;
  const stops = rule.part.kind === 'check' || place.kind === 'required';
  return together([
    ...(stops ? [{ ...namedNode(hand, state, section), note: 'is done after it' }] : []),
    ...readerNodes(hand, state, [field.is.path], isOwn),
  ]);
}

/** The questions in it, and what reads their answers elsewhere. */
function ofSection(
  hand: InHand,
  state: JourneyState,
  section: PartOf<'section'>,
): readonly GraphNode[] {
  const fields = allIn(section, 'field');
  const paths = fields.map(({ is }) => is.path);
  const isOwn = ({ part }: Reading): boolean => isPartOf(part, section);
  return [
    ...fields.map((field) => ({ ...fieldNode(hand, state, field), note: 'asked in it' })),
    ...readerNodes(hand, state, paths, isOwn),
  ];
}

/** Whether it lies in a question or section, of whichever variant. */
function isPartOf(part: Part, of: PartOf<'field'> | PartOf<'section'>): boolean {
  const [section, name] = of.kind === 'field' ? [of.owner.is.id, of.is.name] : [of.is.id, ''];
  for (let at: Part | null = part; at !== null; at = at.owner) {
    if (at.kind === 'field' && at.is.name === name) return at.owner.is.id === section;
    if (at.kind === 'section') return name === '' && at.is.id === section;
  }
  return false;
}

/** What a part that is in no step reads, and what reads or makes it; null for a group, and for a fact, which is a rule. */
export function graphOfPart(hand: InHand, state: JourneyState, row: string): Graph | null {
  const part = partAt(hand, row);
  if (part === null) return null;
  const within = new Set(walkIn(part));
  const own = readingsOf(hand.journey).filter((each) => within.has(each.part));
  return {
    reads: together(own.flatMap(({ paths, scope }) => pathNodes(hand, state, paths, scope))).filter(
      ({ note }) => note !== 'given here',
    ),
    own: { title: partOfRow(row)?.name ?? '', note: `this ${part.kind}` },
    readers: together([
      ...makersOf(hand, state, part),
      ...readerNodes(hand, state, filled(hand, part)),
    ]),
  };
}

/** The part that a row of the outline stands for. */
function partAt({ journey }: InHand, row: string): Part | null {
  const named = partOfRow(row);
  if (named === null) return null;
  const part = find(journey, placeAt(null, named.kind, named.name))?.part ?? null;
  return part === null || part.kind === 'journey' ? null : part;
}

/** What is read of it: what a call found, what was sent by a commit. */
function filled({ journey }: InHand, part: Part): readonly string[] {
  if (part.kind === 'commit') return [joinPath('commits', part.is.id)];
  if (part.kind !== 'call') return [];
  const uses = allOf(journey, 'use').filter(({ is }) => is.call === part.is.id);
  return [...new Set(uses.map(({ is }) => joinPath('lookups', is.as)))];
}

/** What makes a call, or runs a sequence. */
function makersOf(hand: InHand, state: JourneyState, part: Part): readonly GraphNode[] {
  const { journey } = hand;
  const makers: readonly Part[] =
    part.kind === 'call'
      ? allOf(journey, 'use').filter(({ is }) => is.call === part.is.id)
      : part.kind === 'sequence'
        ? [
            ...allOf(journey, 'change').filter(({ is }) => is.run === part.is.id),
            ...allOf(journey, 'submit').filter(({ is }) => is.sequence === part.is.id),
            ...allOf(journey, 'itemAction').filter(({ is }) => is.sequence === part.is.id),
            ...allOf(journey, 'step').filter(({ is }) => is.entry === part.is.id),
          ]
        : [];
  return makers.flatMap((maker) => {
    const named = namedAround(maker);
    return named.kind === 'journey' ? [] : [{ ...namedNode(hand, state, named), note: 'makes it' }];
  });
}
