import type { Rule } from '../../../../src/engine';
import { placeOfItem } from '../../../../src/rules';
import { parseXPath } from '../xpath/parse-xpath';
import type { XPath, XPathPath } from '../xpath/xpath-tree';
import type { Written } from '../xml/read-xml';
import { calculate, negative } from './arithmetic';
import { compare } from './compare';
import { asCondition, asNumber } from './conversions';
import { callFunction, decide, join } from './functions';
import { any, isAnswered, not } from './logic';
import { askedTogether, partsOfOr } from './unavailable';
import { placeOf, placeOfText, type Frame, type Meanings } from './places';
import {
  aNumber,
  constantNumber,
  constantText,
  numberOf,
  truth,
  Unsaid,
  type NumberSaid,
  type Said,
} from './said';

interface Reading {
  readonly meanings: Meanings;
  readonly frame: Frame;
  /** Rules that are known to be other than 0 here, as they are written. */
  readonly nonZero: ReadonlySet<string>;
}

/**
 * What an expression comes to in our language.
 *
 * @throws Unsaid for what it cannot say
 */
export function say({ text }: Written, meanings: Meanings, frame: Frame): Said {
  const tree = parseXPath(text);
  if (tree === null)
    throw new Unsaid(`\`${text.trim()}\` is no expression of XPath`, 'mend it in the form');
  return sayTree(tree, { meanings, frame, nonZero: new Set() });
}

/** The same as a condition. */
export const sayCondition = (written: Written, meanings: Meanings, frame: Frame): Rule =>
  asCondition(say(written, meanings, frame));

/** The relevance of a node, which may not hang on what counts only where the node does. */
export const sayRelevance = (written: Written, meanings: Meanings, frame: Frame): Rule =>
  sayCondition(written, apartFrom(frame.node, meanings), frame);

function apartFrom(node: string, meanings: Meanings): Meanings {
  const requireApart = (path: string): void => {
    if (path !== node && !path.startsWith(`${node}/`)) return;
    throw new Unsaid(
      `Whether ${node} counts hangs on itself or on what stands in it`,
      'programs of ODK differ in what that means: ask for it before, and outside',
    );
  };
  return {
    ...meanings,
    of: (path, frame) => {
      requireApart(path);
      return meanings.of(path, frame);
    },
    listAt: (path) => {
      const list = meanings.listAt(path);
      if (list !== null) requireApart(path);
      return list;
    },
  };
}

function sayTree(tree: XPath, reading: Reading): Said {
  switch (tree.kind) {
    case 'number':
      return constantNumber(tree.value);
    case 'text':
      return constantText(tree.value);
    case 'negative':
      return negative(asNumber(sayTree(tree.of, reading)));
    case 'path':
      return sayPath(tree.path, reading);
    case 'call':
      return sayCall(tree.name, tree.given, reading);
    case 'two':
      return sayTwo(tree, reading);
    case 'other':
      throw new Unsaid(`It has ${tree.what}`, 'write the rule by hand');
  }
}

function sayPath(path: XPathPath, { meanings, frame }: Reading): Said {
  const [step, more] = path.steps;
  if (frame.row !== null && path.from === 'context' && step !== undefined && more === undefined)
    return constantText(frame.row.get(step.name)?.text ?? '');
  return meanings.of(placeOf(path, frame), frame);
}

function sayTwo(tree: XPath & { readonly kind: 'two' }, reading: Reading): Said {
  const { operator } = tree;
  if (operator === 'or') {
    const { missing, rest } = askedTogether(partsOfOr(tree));
    const numbers = missing.map((path) => sayPath(path, reading));
    if (numbers.length > 0 && numbers.every(({ kind }) => kind === 'number'))
      return truth(
        any(
          ...numbers.map(({ rule }) => not(isAnswered(rule))),
          ...rest.map((each) => asCondition(sayTree(each, reading))),
        ),
      );
  }
  const left = sayTree(tree.left, reading);
  if (operator === 'and' || operator === 'or') {
    const inner = operator === 'and' ? ruledOut(tree.left, reading) : reading;
    return join(operator, left, sayTree(tree.right, inner));
  }
  const right = sayTree(tree.right, reading);
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case 'div':
    case 'mod':
      return calculate(left, operator, right, (divisor) => isNeverZero(divisor, reading));
    default:
      return truth(compare(left, operator, right));
  }
}

const isNeverZero = ({ rule }: NumberSaid, { nonZero }: Reading): boolean =>
  nonZero.has(JSON.stringify(rule));

/** What holds beside a condition: that what it finds above or other than 0 is not 0. */
function ruledOut(condition: XPath, reading: Reading): Reading {
  if (condition.kind !== 'two') return reading;
  const { operator, left, right } = condition;
  if (operator === 'and') return ruledOut(right, ruledOut(left, reading));
  if (operator !== '>' && operator !== '!=') return reading;
  const least = sayTree(right, reading);
  const value = numberOf(least);
  if (value === null || value < 0 || (operator === '!=' && value !== 0)) return reading;
  const known = JSON.stringify(asNumber(sayTree(left, reading)).rule);
  return { ...reading, nonZero: new Set([...reading.nonZero, known]) };
}

function sayCall(name: string, given: readonly XPath[], reading: Reading): Said {
  const [first, second, third] = given;
  if (name === 'if' && first !== undefined && second !== undefined && third !== undefined)
    return decide(
      sayTree(first, reading),
      sayTree(second, ruledOut(first, reading)),
      sayTree(third, reading),
    );
  if ((name === 'count' || name === 'sum') && first?.kind === 'path' && second === undefined)
    return ofItems(name, first.path, reading);
  if (name === 'position' && second === undefined) return positionOf(first, reading);
  if (name === 'jr:choice-name' && first !== undefined && second?.kind === 'text')
    return choiceName(sayTree(first, reading), second.value, reading);
  return callFunction(
    name,
    given.map((each) => sayTree(each, reading)),
  );
}

/** Without a path, in brackets, it is the place of the item that is picked. */
function positionOf(of: XPath | undefined, { meanings, frame }: Reading): Said {
  const { within } = frame;
  if (of === undefined && within?.as === 'item') return meanings.placeIn(within.repeat, frame);
  if (of?.kind === 'path') return meanings.placeIn(placeOf(of.path, frame), frame);
  throw new Unsaid('position() is asked of no node', 'ask for the place of an item: position(..)');
}

/** The label of what is chosen, as a text. */
function choiceName(chosen: Said, path: string, { meanings, frame }: Reading): Said {
  const names = meanings.choiceNames(placeOfText(path, frame));
  if (chosen.kind !== 'text' || chosen.values === null)
    throw new Unsaid(
      'The label is asked for of what is no single choice',
      'show it in a text: {question|label}',
    );
  const labels = chosen.values.map((value) => names.get(value) ?? '');
  const cases = chosen.values.flatMap((value, index): readonly Rule[] => [
    { '===': [chosen.rule, value] },
    labels[index] ?? '',
  ]);
  return {
    kind: 'text',
    rule: { if: [...cases, null] },
    values: [...new Set(labels.filter((each) => each !== ''))],
    ...{ blank: 'either', isNode: false },
  };
}

/** `count()` and `sum()` over the items of a list. */
function ofItems(name: 'count' | 'sum', path: XPathPath, reading: Reading): Said {
  const { meanings, frame } = reading;
  const at = path.steps.findIndex(({ where }, index) => {
    const upTo = { ...path, steps: bare(path.steps.slice(0, index + 1)) };
    return where.length > 0 || meanings.listAt(placeOf(upTo, frame)) !== null;
  });
  const repeat = placeOf({ ...path, steps: bare(path.steps.slice(0, at + 1)) }, frame);
  const list = at < 0 ? null : meanings.listAt(repeat);
  if (list === null || frame.within !== null)
    throw new Unsaid(
      `${name}() goes over what is no list of its own, or is asked within one`,
      'count or add up the items of a repeat, outside of it',
    );
  const item: Frame = { node: repeat, within: { repeat, as: 'item' }, row: null };
  const conditions = (path.steps[at]?.where ?? []).map((each) =>
    conditionOf(each, { ...reading, frame: item }),
  );
  const chosen = conditions.reduce<Rule>(
    (rest, condition) => (condition === true ? rest : { where: [rest, condition] }),
    { var: list },
  );
  const rest = path.steps.slice(at + 1);
  if (name === 'count' && rest.length === 0)
    return aNumber({ count: chosen }, { gap: 'none', isWhole: true });
  if (name === 'sum' && rest.length > 0) return sumOf(chosen, rest, item, meanings);
  throw new Unsaid(
    `${name}() is asked for in a way that our language has nothing for`,
    'count the items of a repeat, or add up one of their numbers',
  );
}

const bare = (steps: XPathPath['steps']): XPathPath['steps'] =>
  steps.map((each) => ({ ...each, where: [] }));

/** A number in brackets asks for a place in the list. */
function conditionOf(tree: XPath, reading: Reading): Rule {
  const said = sayTree(tree, reading);
  if (said.kind === 'truth') return said.rule;
  if (said.kind === 'number') return { '===': [{ var: placeOfItem }, said.rule] };
  throw new Unsaid('What stands in brackets is no condition', 'ask by a condition, or by a place');
}

/** XPath has NaN as soon as one item lacks its number; ours passes over it. */
function sumOf(chosen: Rule, rest: XPathPath['steps'], item: Frame, meanings: Meanings): Said {
  const said = meanings.of(placeOf({ from: 'context', steps: rest }, item), item);
  const isRead = typeof said.rule === 'object' && said.rule !== null && 'var' in said.rule;
  const read = isRead ? (said.rule as { readonly var: Rule }).var : null;
  if (said.kind !== 'number' || typeof read !== 'string')
    throw new Unsaid('What is added up is no number that is asked for', 'add up a number');
  const isMissing = { '!': { isAnswered: said.rule } };
  const key = read.slice('item.'.length);
  const sum: Rule = { if: [{ '===': [{ count: chosen }, 0] }, 0, { sum: [chosen, key] }] };
  const isFull = said.gap === 'none';
  return aNumber(isFull ? sum : { if: [{ some: [chosen, isMissing] }, null, sum] }, {
    gap: isFull ? 'none' : 'NaN',
    isWhole: said.isWhole,
  });
}
