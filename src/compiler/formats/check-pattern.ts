import type { Context } from '../context';
import { matchesNothing, readPattern, type Part } from '../patterns';
import { notePattern, type Cursor } from '../source';

/** Whether a pattern can be read, matches something, and cannot be made to run for minutes by what somebody types. */
export function checkPattern(at: Cursor<string>, context: Context): void {
  try {
    new RegExp(at.value, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.report.add('JC506', at, `This pattern cannot be read: ${reason}.`);
    return;
  }
  if (matchesNothing(at.value)) {
    context.report.add('JC506', at, 'No text at all matches this pattern.', {
      help: 'nothing stands before ^ or behind $',
    });
    return;
  }
  const twice = repeatedTwice(readPattern(at.value).part);
  if (twice !== null) {
    const message = `\`${twice}\` is repeated twice in a row, which can take minutes.`;
    context.report.add('JC506', at, message, {
      help: `write it once, as in ${twice}{2,}`,
    });
    return;
  }
  const nested = nestedRepetition(at.value);
  if (nested === null) {
    notePattern(at, context);
    return;
  }
  context.report.add(
    'JC506',
    at,
    `\`${nested}\` repeats what repeats already, which can take minutes.`,
    {
      help: 'write each repetition once, as in ^[A-Z]+( [A-Z]+){0,3}$',
    },
  );
}

/** What stands without an end twice side by side: whatever it matches can be shared out in many ways. */
function repeatedTwice(part: Part): string | null {
  if (part.kind === 'repeat') return repeatedTwice(part.part);
  if (part.kind !== 'all' && part.kind !== 'either') return null;
  let last: string | null = null;
  for (const each of part.parts) {
    const inner = repeatedTwice(each);
    if (inner !== null) return inner;
    const now = part.kind === 'all' ? endless(each) : null;
    if (now !== null && now === last) return now;
    last = now;
  }
  return null;
}

/** The class that is repeated without an end; null for anything else. */
const endless = (part: Part): string | null =>
  part.kind === 'repeat' && part.most === Number.POSITIVE_INFINITY && part.part.kind === 'one'
    ? part.part.of
    : null;

const unbounded = /^(?:[*+]|\{\d+,\})/;

/**
 * A group without an upper bound that holds another one, or a choice: the ways to read a text then
 * grow with each character. Stricter than need be, for a pattern of an answer is never that clever.
 */
function nestedRepetition(pattern: string): string | null {
  const open: { readonly start: number; risky: boolean }[] = [];
  let position = 0;
  while (position < pattern.length) {
    const character = pattern[position];
    const group = open.at(-1);
    if (character === '\\') position += 2;
    else if (character === '[') position = endOfClass(pattern, position);
    else if (character === '(') {
      open.push({ start: position, risky: false });
      position += 1;
    } else if (character === ')') {
      open.pop();
      position += 1;
      const repeats = unbounded.test(pattern.slice(position));
      if (repeats && group?.risky === true) return pattern.slice(group.start, position + 1);
      const outer = open.at(-1);
      if (outer !== undefined && (repeats || group?.risky === true)) outer.risky = true;
    } else {
      if (group !== undefined && (character === '|' || unbounded.test(pattern.slice(position)))) {
        group.risky = true;
      }
      position += 1;
    }
  }
  return null;
}

/** Behind the bracket that closes a class. */
function endOfClass(pattern: string, start: number): number {
  let position = start + 1;
  while (position < pattern.length && pattern[position] !== ']') {
    position += pattern[position] === '\\' ? 2 : 1;
  }
  return position + 1;
}
