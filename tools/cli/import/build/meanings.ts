import type { Rule } from '../../../../src/engine';
import { joinPath, placeOfItem, placesRoot } from '../../../../src/rules';
import { asNumber } from '../expressions/conversions';
import { all, choose, isAnswered } from '../expressions/logic';
import { placeOf, placeOfText, type Frame, type Meanings } from '../expressions/places';
import { parseXPath } from '../xpath/parse-xpath';
import type { XPath } from '../xpath/xpath-tree';
import type { Words, XForm } from '../xform/model';
import { impliedBy, withoutImplied } from './implied';
import { plainWords } from './wording';
import { say, sayRelevance } from '../expressions/say';
import {
  aNumber,
  constantNumber,
  constantText,
  readNumber,
  isRead,
  Unsaid,
  type DaySaid,
  type NumberSaid,
  type Said,
  type TextSaid,
} from '../expressions/said';
import type { Asked, Condition, Planned, Standing, Worked } from './plan';

/** What nodes are in our language, by what was planned for them. */
export function meaningsOf(planned: ReadonlyMap<string, Planned>, form: XForm): Meanings {
  const isManyTongued = form.languages.length > 1;
  const labelText = labelTextOf(form);
  const known = new Map<string, Said | Unsaid | 'open'>();
  const variables = variablesOf(planned);
  const implied = new Map<string, ReadonlySet<string>>();
  const meanings: Meanings = {
    of: (path, frame) => {
      const node = planned.get(path);
      if (node === undefined)
        throw new Unsaid(
          `It reads ${path}, which the form does not ask for`,
          'read a question or a calculation of this form',
        );
      requireNear(node, frame);
      if (node.as === 'standing') return once(node, frame, () => stand(node, meanings, frame));
      if (node.as !== 'worked') return meaningOf(node, frame);
      const said = once(node, frame, () => work(node, meanings, frame));
      const isKept = node.repeat === null;
      return { ...asNode(said, node), ...(isKept ? { rule: { var: `facts.${node.name}` } } : {}) };
    },
    listAt: (path) => {
      const node = planned.get(path);
      return node?.as === 'listed' ? node.name : null;
    },
    placeIn: (path, { within }) => {
      const node = planned.get(path);
      if (node?.as !== 'listed' || within?.repeat !== path)
        throw new Unsaid(
          'position() asks for the place of what is no item around it',
          'ask for the place of the item itself: position(..)',
        );
      const read = within.as === 'item' ? placeOfItem : joinPath(placesRoot, node.item.id);
      return aNumber({ var: read }, { gap: 'none', isWhole: true });
    },
    implies: (variable) => {
      const node = variables.get(variable);
      if (node === undefined) return new Set();
      const found = implied.get(variable);
      if (found !== undefined) return found;
      // Nothing, while it is worked out.
      implied.set(variable, new Set());
      const made = impliedByAnswer(node, meanings);
      implied.set(variable, made);
      return made;
    },
    labelledBy: ({ text }, frame) => {
      const tree = parseXPath(text);
      if (tree === null) return null;
      const source = tree.kind === 'path' ? calledByPath(placeOf(tree.path, frame), planned) : tree;
      const path = source === null ? null : labelled(source, frame);
      const node = path === null ? undefined : planned.get(path);
      if (node?.as !== 'asked' || node.choices.length === 0) return null;
      requireNear(node, frame);
      return answerOf(node, frame);
    },
    choiceNames: (path) => {
      const node = planned.get(path);
      if (node?.as !== 'asked' || node.choices.length === 0)
        throw new Unsaid(`It takes the label of ${path}, which has no choices`, 'take its value');
      if (isManyTongued)
        throw new Unsaid(
          'It keeps the label of a choice, which each language says in its own words',
          'keep the value, and show the label in texts: {question|label}',
        );
      return new Map(node.choices.map(({ value, label }) => [value, labelText(label, value)]));
    },
  };
  const once = ({ node: { path } }: Planned, { within }: Frame, make: () => Said): Said => {
    const key = JSON.stringify([path, within?.as]);
    const found = known.get(key);
    if (found === 'open')
      throw new Unsaid(`It needs ${path}, which needs it in turn`, 'break the circle');
    if (found instanceof Unsaid) throw found;
    if (found !== undefined) return found;
    known.set(key, 'open');
    try {
      const made = make();
      known.set(key, made);
      return made;
    } catch (error) {
      if (error instanceof Unsaid)
        known.set(key, new Unsaid(`It reads ${path}, which could not be brought over`, error.help));
      throw error;
    }
  };
  return meanings;
}

/** Nodes by the answers and facts that they are; an item that a rule goes through has no name of its own. */
const variablesOf = (planned: ReadonlyMap<string, Planned>): ReadonlyMap<string, Asked | Worked> =>
  new Map(
    [...planned.values()].flatMap((node): readonly (readonly [string, Asked | Worked])[] => {
      if (node.as === 'asked') return [[answerOf(node, draftFrame(node)), node]];
      return node.as === 'worked' && node.repeat === null ? [[`facts.${node.name}`, node]] : [];
    }),
  );

const draftFrame = ({ node: { path }, repeat }: Planned): Frame => ({
  node: path,
  within: repeat === null ? null : { repeat, as: 'draft' },
  row: null,
});

/** Its relevance and that of the groups around it, as far as they can be said. */
function impliedByAnswer(node: Asked | Worked, meanings: Meanings): ReadonlySet<string> {
  const said = conditionsOf(node).flatMap(({ path, written }): readonly Rule[] => {
    try {
      return [sayRelevance(written, meanings, { ...draftFrame(node), node: path })];
    } catch (error) {
      if (!(error instanceof Unsaid)) throw error;
      return [];
    }
  });
  return impliedBy(all(...said), meanings.implies);
}

/** Of the groups around it, and its own. */
const conditionsOf = ({ node, bind, around }: Planned): readonly Condition[] =>
  bind?.relevant == null ? around : [...around, { path: node.path, written: bind.relevant }];

/** What a calculation without conditions says, if it says a label. */
function calledByPath(path: string, planned: ReadonlyMap<string, Planned>): XPath | null {
  const node = planned.get(path);
  if (node?.as !== 'worked' || node.around.length > 0 || node.bind?.relevant != null) return null;
  return parseXPath(node.calculate.text);
}

/** The question of `jr:choice-name(question, 'question')`. */
function labelled(tree: XPath, frame: Frame): string | null {
  if (tree.kind !== 'call' || tree.name !== 'jr:choice-name') return null;
  const [value, named] = tree.given;
  if (value?.kind !== 'path' || named?.kind !== 'text') return null;
  const path = placeOf(value.path, frame);
  return placeOfText(named.value, frame) === path ? path : null;
}

/** Words of a choice that are the same in all languages, and hang on nothing. */
const labelTextOf =
  ({ itext, languages }: XForm) =>
  (label: Words | null, value: string): string => {
    const words =
      label?.itext == null
        ? label
        : (itext.get(label.itext)?.get(languages[0] ?? '')?.words ?? null);
    if (words === null) return value;
    const pieces = words.pieces.filter((each) => typeof each === 'string');
    if (pieces.length < words.pieces.length)
      throw new Unsaid('The label of a choice shows an answer', 'keep the value in its place');
    const { text, changed } = plainWords(pieces.join(''));
    if (changed === null) return text;
    throw new Unsaid('The label of a choice is formatted', 'write it as plain words');
  };

/** From outside, an item of a list is nobody's in particular. */
function requireNear({ repeat, node }: Planned, { within }: Frame): void {
  if (repeat === null || within?.repeat === repeat) return;
  throw new Unsaid(
    `It reads ${node.path}, of which each item of a list has its own`,
    'ask about all items by count() or sum()',
  );
}

/** Path of an answer in rules and texts. */
export function answerOf(
  { name, repeat }: Pick<Asked, 'name' | 'repeat'>,
  { within }: Frame,
): string {
  if (repeat === null) return name;
  return within?.as === 'item' ? `item.${name}` : joinPath(draftOf(repeat), name);
}

/** Where an item is kept while it is asked for. */
export const draftOf = (repeat: string): string =>
  `one_${repeat.slice(repeat.lastIndexOf('/') + 1).replaceAll(/[^a-zA-Z0-9_]+/g, '_')}`;

function meaningOf(node: Exclude<Planned, Worked | Standing>, frame: Frame): Said {
  switch (node.as) {
    case 'asked':
      return askedAs(node, { var: answerOf(node, frame) });
    case 'told':
      return constantText('');
    case 'listed':
      throw new Unsaid(
        `It reads the list ${node.node.path} as if it were one answer`,
        'count its items: count(…)',
      );
    case 'lost':
      throw new Unsaid(`It reads ${node.node.path}, ${node.why}`, 'write the rule without it');
  }
}

/** What is always the same, where it counts. */
function stand(node: Standing, meanings: Meanings, frame: Frame): Said {
  const { path, initial } = node.node;
  if (initial === '')
    throw new Unsaid(
      `It reads ${path}, which nothing in the form fills in`,
      'have a call look it up, or write the rule without it',
    );
  const number = readNumber(initial);
  const type = node.bind?.type ?? 'string';
  const isNumber = (type === 'int' || type === 'decimal') && !Number.isNaN(number);
  const said = isNumber ? constantNumber(number) : constantText(initial);
  return whereItCounts({ ...said, isNode: true }, node, meanings, frame);
}

function askedAs({ kind, choices, items }: Asked, rule: Rule): Said {
  const values = choices.map(({ value }) => value);
  switch (kind) {
    case 'whole':
      return aNumber(rule, { gap: 'empty', isWhole: true, isNode: true });
    case 'decimal':
      return aNumber(rule, { gap: 'empty', isWhole: false, isNode: true });
    case 'text':
      return { kind: 'text', rule, values: null, blank: 'null', isNode: true };
    case 'day':
      return { kind: 'day', rule, gap: 'empty', isNode: true, as: 'date' };
    case 'month':
      return { kind: 'day', rule: { firstDayOf: rule }, gap: 'empty', isNode: true, as: 'date' };
    case 'time':
      return { kind, rule };
    case 'files':
      return { kind, rule };
    case 'one':
      return { kind: 'text', rule, values: items ? null : values, blank: 'null', isNode: true };
    case 'several':
      if (items !== null)
        throw new Unsaid(
          'It reads several choices among the items of a list',
          'ask by `includes` for the one that is meant',
        );
      return { kind: 'choices', rule, values };
    case 'tick':
      return { kind: 'tick', rule };
  }
}

/** What a calculation comes to where it counts, in the type that the form gives it. */
export function work(worked: Worked, meanings: Meanings, frame: Frame): Said {
  const { node, bind, calculate } = worked;
  const said = say(calculate, meanings, { ...frame, node: node.path, row: null });
  return whereItCounts(typed(said, bind?.type ?? 'string'), worked, meanings, frame);
}

/** Nothing where a condition of its own or of a group around it does not hold. */
function whereItCounts(
  said: TextSaid | NumberSaid | DaySaid,
  node: Worked | Standing,
  meanings: Meanings,
  frame: Frame,
): Said {
  const asked = conditionsOf(node).map(({ path, written }) =>
    sayRelevance(written, meanings, { ...frame, node: path, row: null }),
  );
  // What reads one answer alone is nothing anyway where that does not count.
  const value = isAnswered(said.rule);
  const needed = withoutImplied([...asked, value], meanings.implies);
  const counts = all(...needed.filter((each) => each !== value));
  if (counts === true) return said;
  const rule = choose(counts, said.rule, null);
  switch (said.kind) {
    case 'number':
    case 'day':
      return {
        ...said,
        rule,
        gap: said.gap === 'NaN' || said.gap === 'either' ? 'either' : 'empty',
      };
    case 'text':
      return { ...said, rule, blank: said.blank === 'either' ? 'either' : 'null' };
  }
}

function typed(said: Said, type: string): NumberSaid | TextSaid | DaySaid {
  if (said.kind === 'truth')
    throw new Unsaid(
      'It keeps true or false, which programs of ODK write in different ways',
      "say it in words: if(…, 'yes', 'no')",
    );
  if (said.kind === 'choices' || said.kind === 'tick')
    throw new Unsaid(
      'It takes over several choices, or a box',
      'ask by selected() what of it counts',
    );
  if (said.kind === 'time' || said.kind === 'files') throw isRead(said.kind);
  if (type === 'int' || type === 'integer' || type === 'decimal') {
    const number = asNumber(said);
    if (type !== 'decimal' && !number.isWhole)
      throw new Unsaid(
        'It keeps as a whole number what may be none',
        'round it: int(…) or round(…), or give it the type decimal',
      );
    // What is no number is kept as nothing.
    return { ...number, gap: number.gap === 'none' ? 'none' : 'empty' };
  }
  if (said.kind === 'day' && said.as !== 'date')
    throw new Unsaid('It keeps a number of days as a date', 'make it a date: date(…)');
  if (type === 'date' && said.kind !== 'day')
    throw new Unsaid('It keeps as a date what is none', 'make it a date: date(…)');
  if (type === 'string' && said.kind === 'text') return said;
  if (type === 'string' || type === 'date') return said;
  throw new Unsaid(`It keeps the type ${type}`, 'give it the type string, int, decimal or date');
}

/** As other rules read it: as a node, which compares as text. */
function asNode(said: Said, { bind }: Worked): Said {
  if (said.kind === 'number') {
    const isText = (bind?.type ?? 'string') === 'string';
    const gap = isText && said.gap === 'NaN' ? 'either' : said.gap;
    return { ...said, gap, isNode: true };
  }
  return said.kind === 'text' || said.kind === 'day' ? { ...said, isNode: true } : said;
}
