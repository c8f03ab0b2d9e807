import type { JourneyState } from '../../src/engine';
import {
  allIn,
  readingsOf,
  sectionKey,
  type AnyPart,
  type Part,
  type PartOf,
  type Reading,
} from '../../src/journey';
import { areRelated } from '../../src/rules';
import { toPart, together, type GraphNode } from './graph';
import { factTitle, toField } from './graph-reads';
import { fieldIn, titleOf, variantFor, type InHand } from './in-hand';
import { variantTitle } from './outline';
import { selectionOf } from './part-row';
import { keyOfCheck, keyOfFact } from './rule-target';
import type { Selection } from './selection';

/** What reads any of these paths, each once, with what it does by them. `isOwn`: what it is read by itself. */
export function readerNodes(
  hand: InHand,
  state: JourneyState,
  paths: readonly string[],
  isOwn: (reading: Reading) => boolean = () => false,
): readonly GraphNode[] {
  const found = readingsOf(hand.journey)
    .filter((reading) => reading.paths.some((each) => paths.some((path) => areRelated(each, path))))
    .filter((reading) => !isOwn(reading))
    .map((reading) => readerNode(hand, state, reading));
  return together(found.sort((one, other) => orderOf(one) - orderOf(other)));
}

/** What a person would look for first comes first. */
const inOrder = ['question', 'section', 'step', 'fact', 'call', 'sequence', 'commit', 'screen'];
const orderOf = ({ key }: GraphNode): number => {
  const at = inOrder.indexOf(key.split(' ')[0] ?? '');
  return at === -1 ? inOrder.length : at;
};

/** Kinds of parts that people call by a name. */
type Named = AnyPart<
  | 'journey'
  | 'field'
  | 'check'
  | 'section'
  | 'step'
  | 'call'
  | 'sequence'
  | 'commit'
  | 'screen'
  | 'tracking'
>;

/** The nearest thing around a part that has a name. */
export function namedAround(part: Part): Named {
  switch (part.kind) {
    case 'journey':
    case 'field':
    case 'check':
    case 'section':
    case 'step':
    case 'call':
    case 'sequence':
    case 'commit':
    case 'screen':
    case 'tracking':
      return part;
    default:
      return namedAround(part.owner);
  }
}

function readerNode(hand: InHand, state: JourneyState, reading: Reading): GraphNode {
  const named = namedAround(reading.part);
  if (named.kind === 'journey') return ofJourney(hand, reading);
  const { to, ...node } = namedNode(hand, state, named);
  const rule = ruleKey(reading);
  return { ...node, note: deedOf(reading), to: rule === null ? to : { ...to, rule } };
}

/** Something that has a name, as it is selected. */
export function namedNode(
  hand: InHand,
  state: JourneyState,
  named: Exclude<Named, PartOf<'journey'>>,
): Omit<GraphNode, 'note'> & { readonly to: Partial<Selection> } {
  switch (named.kind) {
    case 'field':
      return fieldNode(hand, state, named);
    case 'check':
      return fieldNode(hand, state, fieldOf(named));
    default: {
      const { id, title } = namesOf(named);
      const to = selectionOf(hand.journey, { part: named, place: named.place });
      const key = `${named.kind} ${id}`;
      return { key, title, to: to.part === '' ? { view: 'journey', ...to } : toPart(to.part) };
    }
  }
}

function namesOf(named: Exclude<Named, AnyPart<'journey' | 'field' | 'check'>>) {
  switch (named.kind) {
    case 'tracking':
      return { id: named.place.name ?? '', title: named.place.name ?? '' };
    case 'section':
      return { id: named.is.id, title: named.is.name || variantTitle(named.is.id) };
    case 'step':
      return { id: named.is.id, title: named.is.name };
    default:
      return { id: named.is.id, title: named.is.id };
  }
}

/** A fact, or what the journey says as a whole, which is in no pane. */
function ofJourney(hand: InHand, { way }: Reading): GraphNode {
  const [key = '', name = ''] = way.map(String);
  if (key === 'facts')
    return {
      ...{ key: `fact ${name}`, title: factTitle(hand, name), note: 'fact' },
      to: { rule: keyOfFact(`facts.${name}`) },
    };
  const isKept = key === 'persist';
  return {
    ...{ key, title: isKept ? 'What stays on the device' : 'Messages of the journey', to: null },
    note: isKept ? 'whether it is offered' : 'their words',
  };
}

/** A question, of several variants that of the one in force. */
export function fieldNode(
  hand: InHand,
  state: JourneyState,
  field: PartOf<'field'>,
): Omit<GraphNode, 'note'> & { readonly to: Partial<Selection> } {
  const { owner, is } = field;
  const inForce = fieldIn(variantFor(hand, state, owner.is.id), is.name) ?? field;
  return {
    key: `question ${owner.is.id} ${is.name}`,
    title: titleOf(hand, state, inForce.is),
    to: toField(inForce),
  };
}

/** The question that a check is of. */
function fieldOf({ owner, is }: PartOf<'check'>): PartOf<'field'> {
  const field = allIn(owner, 'field').find((each) => each.is.name === is.field);
  if (field === undefined) throw new Error(`${sectionKey(owner.is)} has no question ${is.field}`);
  return field;
}

/** Which rule of a question or section it is, of those that are edited here. */
function ruleKey({ part, way, isText }: Reading): string | null {
  const [key = ''] = way.map(String);
  // How many items a list has is no check that somebody wrote.
  if (part.kind === 'check') return part.is.gives === undefined ? keyOfCheck(part.is.id) : null;
  if (isText || (part.kind !== 'field' && part.kind !== 'section')) return null;
  const edited = part.kind === 'field' ? fieldRules : sectionRules;
  return edited.includes(key) ? key : null;
}

const sectionRules = ['relevant', 'visible'];
const fieldRules = [...sectionRules, 'required', 'disabled'];

/** What is done with what is read, by the kind of part and the key in it; by the kind alone where that is enough. */
const deeds: Readonly<Record<string, string>> = {
  'field relevant': 'asked',
  'field visible': 'shown',
  'field required': 'must be answered',
  'field disabled': 'locked',
  'section relevant': 'asked',
  'section visible': 'shown',
  'section known': 'known already',
  opening: 'what it opens with',
  option: 'its options',
  options: 'its options',
  bounds: 'its bounds',
  check: 'accepted',
  requirement: 'who may come',
  submit: 'who may go on',
  action: 'its buttons',
  call: 'sends it',
  use: 'asks with it',
  change: 'what happens then',
  reaction: 'what happens then',
  run: 'what is saved',
  failure: 'what happens then',
  content: 'what it shows',
  textCase: 'its words',
  tracking: 'counted with it',
  commit: 'keeps it',
  record: 'keeps it',
  row: 'what it shows',
  screen: 'what it shows',
  badge: 'what it shows',
  card: 'what it shows',
  filter: 'its filters',
  filterOption: 'its filters',
  order: 'its order',
  offer: 'what it shows',
  itemAction: 'its buttons',
};

function deedOf({ part, way, isText }: Reading): string {
  if (isText) return 'its words';
  return deeds[`${part.kind} ${String(way[0] ?? '')}`] ?? deeds[part.kind] ?? 'reads it';
}
