import type { Rule } from '../../../../src/engine';
import { choose, isAnswered, all } from './logic';
import {
  aNumber,
  numberOf,
  readNumber,
  textOf,
  isRead,
  Unsaid,
  type NumberSaid,
  type Said,
  type TextSaid,
} from './said';

/** Texts of which each is turned into its number, at most. */
const most = 40;

/** As a condition, as `and` and `not` take it. */
export function asCondition(said: Said): Rule {
  switch (said.kind) {
    case 'truth':
      return said.rule;
    case 'number':
      if (!said.isNode) return numberHolds(said);
      break;
    case 'text':
      if (!said.isNode) return isFilled(said);
      break;
    case 'day':
    case 'time':
    case 'files':
    case 'choices':
    case 'tick':
  }
  throw new Unsaid(
    'A question stands where a condition is asked for: programs of ODK differ in what that means',
    "compare it, as in ${question} != '' or ${question} = 'yes'",
  );
}

function numberHolds(said: NumberSaid): Rule {
  const value = numberOf(said);
  if (value !== null) return value !== 0;
  return all(said.gap === 'none' ? true : isAnswered(said.rule), { '!==': [said.rule, 0] });
}

/** Whether a text is not empty. */
export function isFilled(said: TextSaid): Rule {
  const value = textOf(said);
  if (value !== null) return value !== '';
  if (said.blank === 'never') return true;
  // What a person typed is never made of white space alone; what is worked out may be.
  const isPlain = said.blank === 'null' && (said.values ?? []).every((each) => each.trim() !== '');
  return isPlain ? isAnswered(said.rule) : { '>': [{ characters: said.rule }, 0] };
}

/** Whether there is something, as compared with the empty text. */
export function isSomething(said: Said): Rule {
  switch (said.kind) {
    case 'text':
      return isFilled(said);
    case 'tick':
      return { '===': [said.rule, true] };
    case 'time':
    case 'files':
    case 'choices':
      return isAnswered(said.rule);
    case 'number':
    case 'day':
      if (said.gap === 'none') return true;
      if (said.gap === 'empty') return isAnswered(said.rule);
      throw new Unsaid(
        'A calculated number is compared with the empty text, and where it cannot be worked out programs of ODK differ',
        'ask instead whether the questions are answered that it is worked out from',
      );
    case 'truth':
      throw new Unsaid(
        'A condition is compared with a text',
        'write the condition itself, or not(…) of it',
      );
  }
}

/** As a number, as `+` and `<` take it. */
export function asNumber(said: Said): NumberSaid {
  switch (said.kind) {
    case 'number':
      return { ...said, isNode: false, gap: said.gap === 'none' ? 'none' : 'NaN' };
    case 'text':
      return numberOfText(said);
    case 'truth':
      return aNumber(choose(said.rule, 1, 0), { gap: 'none', isWhole: true });
    case 'day':
      throw new Unsaid(
        'A date stands where a number is asked for',
        'take the days between two dates, as in today() - ${born}',
      );
    case 'time':
    case 'files':
      throw isRead(said.kind);
    case 'choices':
    case 'tick':
      throw new Unsaid(
        'Several choices or a box stand where a number is asked for',
        "ask by selected(${question}, 'choice') or count-selected(${question})",
      );
  }
}

function numberOfText({ rule, values, blank }: TextSaid): NumberSaid {
  if (values === null)
    throw new Unsaid('A text is used as a number', 'give the question the type integer or decimal');
  if (values.length > most)
    throw new Unsaid(
      `A choice of more than ${most} is used as a number`,
      'ask for the number itself',
    );
  const [only] = values;
  const numbers = values.map(readNumber);
  const isWhole = numbers.every((each) => Number.isInteger(each));
  const isFull = blank === 'never' && !numbers.some((each) => Number.isNaN(each));
  const gap = isFull ? 'none' : 'NaN';
  if (rule === null || typeof rule === 'string')
    return aNumber(finite(readNumber(only ?? '')), { gap, isWhole });
  const cases = values.flatMap((each, index): readonly Rule[] => {
    const number = finite(numbers[index] ?? NaN);
    return number === null ? [] : [{ '===': [rule, each] }, number];
  });
  if (cases.length === 0) return aNumber(null, { gap: 'NaN', isWhole: true });
  return aNumber({ if: [...cases, null] }, { gap, isWhole });
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** As a text, as `concat` takes it. */
export function asText(said: Said): TextSaid {
  switch (said.kind) {
    case 'text':
      return said;
    case 'number':
    case 'day': {
      if (said.kind === 'day' && said.as !== 'date')
        throw new Unsaid('A sum of days is used as a text', 'make it a date: date(…)');
      if (said.gap === 'NaN' || said.gap === 'either')
        throw new Unsaid(
          'A number that cannot always be worked out is used as a text, where XPath says NaN',
          "write what is said then: if(…, the text, '')",
        );
      const rule = { cat: [said.rule] };
      return {
        kind: 'text',
        rule,
        values: null,
        blank: said.gap === 'none' ? 'never' : 'either',
        isNode: false,
      };
    }
    case 'truth':
      return {
        kind: 'text',
        rule: choose(said.rule, 'true', 'false'),
        values: ['true', 'false'],
        blank: 'never',
        isNode: false,
      };
    case 'tick':
      return {
        kind: 'text',
        rule: choose({ '===': [said.rule, true] }, 'OK', null),
        values: ['OK'],
        blank: 'null',
        isNode: false,
      };
    case 'time':
    case 'files':
      throw isRead(said.kind);
    case 'choices':
      throw new Unsaid(
        'Several choices are used as one text',
        "ask by selected(${question}, 'choice')",
      );
  }
}
