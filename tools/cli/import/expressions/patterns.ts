import type { Rule } from '../../../../src/engine';
import { all, any, not } from './logic';
import { isFilled } from './conversions';
import { textOf, Unsaid, type TextSaid } from './said';

/** Marks that a pattern of ours needs a backslash before, and no others. */
const syntax = /[\\^$.*+?()[\]{}|/]/;

/** A text as a pattern that finds it. */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * `regex()`. JavaRosa holds the whole text to the pattern and Enketo a part of it: only what says
 * itself where it begins and ends means the same in both.
 */
export function matching(text: TextSaid, written: string): Rule {
  const pattern = unicode(written);
  if (!isWhole(pattern))
    throw new Unsaid(
      `Programs of ODK differ in whether the pattern ${written} is for the whole text`,
      'begin it with ^ and end it with $',
    );
  const constant = textOf(text);
  if (constant !== null) return new RegExp(pattern, 'u').test(constant);
  const found: Rule = { matches: [text.rule, pattern] };
  if (!new RegExp(pattern, 'u').test('')) return found;
  return any(not(isFilled(text)), all(isFilled(text), found));
}

/** Whether `^` and `$` stand around all of it. */
function isWhole(pattern: string): boolean {
  if (!pattern.startsWith('^') || !/[^\\](\\\\)*\$$/.test(pattern)) return false;
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const mark = pattern[at];
    if (mark === '\\') at += 1;
    else if (isInClass) isInClass = mark !== ']';
    else if (mark === '[') isInClass = true;
    else if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    else if (mark === '|' && depth === 0) return false;
  }
  return true;
}

/** As it is read with the flag `u`, which takes no backslash that is not needed. */
function unicode(written: string): string {
  const plain = written.replaceAll(/\\(.)/gsu, (whole, mark: string) =>
    syntax.test(mark) || /[a-zA-Z0-9-]/.test(mark) ? whole : mark,
  );
  for (const pattern of [plain, outsideClasses(plain)])
    try {
      new RegExp(pattern, 'u');
      return pattern;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  throw new Unsaid(
    `The pattern ${written} is none that our language reads`,
    'write it as a regular expression of JavaScript with the flag u',
  );
}

/** `\-` needs its backslash between brackets alone. */
const outsideClasses = (pattern: string): string =>
  pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\-/gsu, (part) => (part === '\\-' ? '-' : part));
