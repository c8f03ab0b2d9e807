import type { Rule } from '../../engine';
import type { Phrase } from '../../journey';
import { operationOf, operatorOf, pathOf, type Flow, type Speech } from '../../rules';
import { show, type ValueWords } from './value-words';

/** How a path is said where it is a condition; null for one that has no words of its own. */
export type PhraseOf = (path: string) => Phrase | null;

/** What people call what is read at a path; null where it is said as it is written. */
export type NameOf = (path: string) => string | null;

const unsaid = () => null;

/** A rule as one line of English. A condition that is only a path says that it is true. */
export const ruleWords = (
  rule: Rule,
  words: ValueWords,
  phraseOf: PhraseOf = unsaid,
  nameOf: NameOf = unsaid,
): string => speechOf(words, phraseOf, nameOf).condition(rule, true);

/** A value as one line of English. */
export const valueRuleWords = (
  rule: Rule,
  words: ValueWords,
  phraseOf: PhraseOf = unsaid,
  nameOf: NameOf = unsaid,
): string => speechOf(words, phraseOf, nameOf).value(rule);

function speechOf(words: ValueWords, phraseOf: PhraseOf, nameOf: NameOf): Speech {
  const condition: Speech['condition'] = (rule, holds) => {
    if (rule === true || rule === false) return rule === holds ? 'always' : 'never';
    const path = pathOf(rule);
    if (path !== null) {
      const phrase = phraseOf(path);
      if (phrase !== null) return holds ? phrase.holds : phrase.fails;
      const name = nameOf(path);
      return name === null
        ? `${path} is ${holds ? 'true' : 'not true'}`
        : `${name} is ${holds ? '' : 'not '}${words(true, path)}`;
    }
    const operation = operationOf(rule);
    if (operation === null) return show(rule);
    const { operator, given } = operation;
    const known = operatorOf(operator);
    switch (known?.flow) {
      case 'none':
        return condition(given[0] ?? null, !holds);
      case 'all':
      case 'any': {
        const joint = (known.flow === 'all') === holds ? ' and ' : ' or ';
        return given.map((part) => inner(part, holds, joint)).join(joint);
      }
      case 'choice':
        return choice(
          given,
          ', else ',
          (part) => condition(part, holds),
          (part, when) => `if ${condition(when, true)} then ${part}`,
        );
      case undefined:
        if (known?.gives === 'condition' && known.says !== undefined)
          return known.says(given, speech, holds);
        return holds ? value(rule) : `not (${value(rule)})`;
    }
  };

  /** Brackets where “and” and “or” would run into each other. */
  const inner = (part: Rule, holds: boolean, joint: string): string => {
    const text = condition(part, holds);
    const mixed = flowOf(part) !== undefined;
    const other = joint === ' and ' ? ' or ' : ' and ';
    return mixed && (text.includes(other) || text.startsWith('if ')) ? `(${text})` : text;
  };

  const value: Speech['value'] = (rule, path) => {
    const read = pathOf(rule);
    if (read !== null) return nameOf(read) ?? read;
    const operation = operationOf(rule);
    if (operation === null) return words(rule, path);
    const { operator, given } = operation;
    const known = operatorOf(operator);
    if (known?.flow === 'choice')
      return choice(
        given,
        ', ',
        (part) => value(part, path),
        (part, when) => `${part} if ${condition(when, true)}`,
      );
    if (known?.gives === 'condition') return `whether ${condition(rule, true)}`;
    const of = { ...speech, value: (each: Rule) => value(each, path) };
    return (
      known?.says?.(given, of, true) ??
      `${operator}(${given.map((each) => value(each, path)).join(', ')})`
    );
  };

  const key: Speech['key'] = (name) =>
    (typeof name === 'string' ? nameOf(name) : null) ?? value(name);

  const speech: Speech = { condition, value, key, literal: words };
  return speech;
}

const flowOf = (rule: Rule): Flow | undefined => {
  const operation = operationOf(rule);
  return operation === null ? undefined : operatorOf(operation.operator)?.flow;
};

/** The branches of a choice, each with what it hangs on, and the else. */
function choice(
  given: readonly Rule[],
  joint: string,
  say: (part: Rule) => string,
  branch: (part: string, when: Rule) => string,
): string {
  const branches: string[] = [];
  for (let index = 0; index + 1 < given.length; index += 2)
    branches.push(branch(say(given[index + 1] ?? null), given[index] ?? null));
  return `${branches.join(joint)}, else ${say(given.at(-1) ?? null)}`;
}
