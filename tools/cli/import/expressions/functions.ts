import type { Rule } from '../../../../src/engine';
import { floored, truncated } from './arithmetic';
import { asCondition, asNumber, asText, isSomething } from './conversions';
import { asDay, asMoment, today } from './days';
import { all, any, choose, isAnswered, not } from './logic';
import { literally, matching } from './patterns';
import { either } from './either';
import { aNumber, constantText, textOf, truth, Unsaid, type Said } from './said';

type Spoken = (given: readonly Said[]) => Said;

/** How many arguments it takes, and what it comes to. */
interface XPathFunction {
  readonly takes: readonly [least: number, most: number];
  readonly say: Spoken;
}

const written = (said: Said | undefined): string => {
  const text = said === undefined ? null : textOf(said);
  if (text !== null) return text;
  throw new Unsaid(
    'What is looked for is worked out, where our language wants it written in the rule',
    'write the text or pattern itself',
  );
};

const selected: Spoken = ([list, value]) => {
  if (list === undefined) return truth(false);
  const choice = written(value).trim();
  if (list.kind === 'choices')
    return truth(list.values.includes(choice) ? { includes: [list.rule, choice] } : false);
  const text = asText(list);
  const constant = textOf(text);
  if (constant !== null) return truth(constant.split(/\s+/).includes(choice));
  if (text.values === null || text.values.some((each) => /\s/.test(each)))
    throw new Unsaid(
      'selected() is asked of a text that is no choice',
      "compare it, as in ${question} = 'text'",
    );
  return truth(text.values.includes(choice) ? { '===': [text.rule, choice] } : false);
};

const countSelected: Spoken = ([list]) => {
  if (list?.kind === 'choices')
    return aNumber({ count: list.rule }, { gap: 'none', isWhole: true });
  throw new Unsaid(
    'count-selected() is asked of what is no question with several choices',
    'ask it of a select_multiple question',
  );
};

/** Of a number: what stands for it. */
const ofNumber =
  (work: (rule: Rule) => Rule, isWhole: boolean): Spoken =>
  ([given]) => {
    const number = asNumber(given ?? constantText(''));
    return aNumber(number.isWhole && isWhole ? number.rule : work(number.rule), {
      gap: number.gap,
      isWhole: isWhole || number.isWhole,
    });
  };

/** Greatest or least of numbers that are all there. */
const extreme =
  (operator: '>' | '<'): Spoken =>
  (given) => {
    const numbers = given.map(asNumber);
    if (numbers.some(({ gap }) => gap !== 'none'))
      throw new Unsaid(
        'The least or greatest is asked for among what may be missing',
        'say what counts then: coalesce(${number}, 0)',
      );
    return numbers.reduce((best, each) =>
      aNumber(choose({ [operator]: [each.rule, best.rule] }, each.rule, best.rule), {
        gap: 'none',
        isWhole: best.isWhole && each.isWhole,
      }),
    );
  };

/** Of what always stands there, whether it is so stands too. */
const found =
  (
    rule: (text: Rule, part: string) => Rule,
    isIn: (text: string, part: string) => boolean,
  ): Spoken =>
  ([text, part]) => {
    const wanted = written(part);
    if (wanted === '') return truth(true);
    const within = asText(text ?? constantText(''));
    const constant = textOf(within);
    return truth(constant === null ? rule(within.rule, wanted) : isIn(constant, wanted));
  };

const concat: Spoken = (given) => {
  const texts = given.map(asText);
  const blank = texts.some((each) => each.blank === 'never') ? 'never' : 'either';
  return {
    kind: 'text',
    rule: { cat: texts.map(({ rule }) => rule) },
    ...{ values: null, blank, isNode: false },
  };
};

const coalesce: Spoken = ([first, second]) => {
  if (first === undefined || second === undefined) return constantText('');
  return either(isSomething(first), first, second);
};

const roundedHalfUp = (rule: Rule): Rule => floored({ '+': [rule, 0.5] });

const functions: Readonly<Record<string, XPathFunction>> = {
  true: { takes: [0, 0], say: () => truth(true) },
  false: { takes: [0, 0], say: () => truth(false) },
  not: { takes: [1, 1], say: ([given]) => truth(not(asCondition(given ?? truth(true)))) },
  boolean: { takes: [1, 1], say: ([given]) => truth(asCondition(given ?? truth(true))) },
  selected: { takes: [2, 2], say: selected },
  'count-selected': { takes: [1, 1], say: countSelected },
  coalesce: { takes: [2, 2], say: coalesce },
  concat: { takes: [1, 100], say: concat },
  string: { takes: [1, 1], say: ([given]) => asText(given ?? constantText('')) },
  number: { takes: [1, 1], say: ([given]) => asNumber(given ?? constantText('')) },
  int: {
    takes: [1, 1],
    say: ofNumber((rule) => truncated(aNumber(rule, { gap: 'NaN', isWhole: false })), true),
  },
  floor: { takes: [1, 1], say: ofNumber(floored, true) },
  ceiling: { takes: [1, 1], say: ofNumber((rule) => ({ ceil: rule }), true) },
  round: { takes: [1, 1], say: ofNumber(roundedHalfUp, true) },
  abs: {
    takes: [1, 1],
    say: ofNumber(
      (rule) => choose(all(isAnswered(rule), { '<': [rule, 0] }), { '-': [rule] }, rule),
      false,
    ),
  },
  max: { takes: [2, 20], say: extreme('>') },
  min: { takes: [2, 20], say: extreme('<') },
  'string-length': {
    takes: [1, 1],
    say: ([given]) =>
      aNumber(
        { characters: asText(given ?? constantText('')).rule },
        { gap: 'none', isWhole: true },
      ),
  },
  contains: {
    takes: [2, 2],
    say: found(
      (text, part) => ({ matches: [text, literally(part)] }),
      (text, part) => text.includes(part),
    ),
  },
  'ends-with': {
    takes: [2, 2],
    say: found(
      (text, part) => ({ matches: [text, `${literally(part)}$`] }),
      (text, part) => text.endsWith(part),
    ),
  },
  'starts-with': {
    takes: [2, 2],
    say: found(
      (text, part) => ({ startsWith: [text, part] }),
      (text, part) => text.startsWith(part),
    ),
  },
  regex: {
    takes: [2, 2],
    say: ([text, pattern]) => truth(matching(asText(text ?? constantText('')), written(pattern))),
  },
  today: { takes: [0, 0], say: () => today },
  'decimal-date-time': { takes: [1, 1], say: ([given]) => asMoment(given ?? constantText('')) },
  date: { takes: [1, 1], say: ([given]) => asDay(given ?? constantText('')) },
};

/** What a function comes to whose arguments are all read at first. */
export function callFunction(name: string, given: readonly Said[]): Said {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (known === undefined)
    throw new Unsaid(`It uses ${name}(), which our language has nothing for`, helpFor(name));
  const [least, most] = known.takes;
  if (given.length < least || given.length > most)
    throw new Unsaid(
      `${name}() is given ${given.length} arguments here`,
      `our importer knows it with ${least === most ? least : `${least} to ${most}`}`,
    );
  return known.say(given);
}

const helps: Readonly<Record<string, string>> = {
  pulldata: 'have a call look it up, and read its answer as lookups.name',
  now: 'our language knows the day of the visit (today), not the time',
  random: 'our language has no chance: let the partner draw',
  uuid: 'let the partner give the number',
  once: 'let the partner give what must never change',
};

const helpFor = (name: string): string =>
  helps[name] ??
  'write the rule by hand, or an operator of the journey’s own (operators/x-name.js)';

/** `if()`: the condition, what then, what else. */
export const decide = (condition: Said, value: Said, otherwise: Said): Said =>
  either(asCondition(condition), value, otherwise);

/** Conditions that all hold, or of which one does. */
export const join = (operator: 'and' | 'or', left: Said, right: Said): Said =>
  truth((operator === 'and' ? all : any)(asCondition(left), asCondition(right)));
