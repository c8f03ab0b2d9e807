import type { Context } from '../context';
import type { Cursor } from '../source';

/** Whether a pattern can be read, and cannot be made to run for minutes by what somebody types. */
export function checkPattern(at: Cursor<string>, context: Context): void {
  try {
    new RegExp(at.value, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.report.add('JC506', at, `This pattern cannot be read: ${reason}.`);
    return;
  }
  const nested = nestedRepetition(at.value);
  if (nested === null) return;
  context.report.add(
    'JC506',
    at,
    `\`${nested}\` repeats what repeats already, which can take minutes.`,
    {
      help: 'write each repetition once, as in ^[A-Z]+( [A-Z]+){0,3}$',
    },
  );
}

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
