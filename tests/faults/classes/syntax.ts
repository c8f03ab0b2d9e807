import type { Candidate, FaultClass } from '../fault';
import type { Random } from '../random';
import type { Source } from '../source';

/** Where a pattern stands in any file, and the text with that place changed. */
const textual =
  (pattern: RegExp, description: string, change: (found: RegExpExecArray) => string) =>
  (source: Source, random: Random): readonly Candidate[] =>
    [...source.files].flatMap(([file, text]) => {
      const found = random.pick([...text.matchAll(pattern)]);
      if (found === undefined) return [];
      const { index } = found;
      const line = text.slice(0, index).split('\n').length;
      const changed = text.slice(0, index) + change(found) + text.slice(index + found[0].length);
      return [{ file, description: `${description} (line ${line})`, edits: { [file]: changed } }];
    });

export const syntaxClasses: readonly FaultClass[] = [
  {
    name: 'comma-missing',
    group: 'syntax',
    candidates: textual(/,(?=\n)/g, 'a comma is gone', () => ''),
  },
  {
    name: 'bracket-missing',
    group: 'syntax',
    candidates: textual(/(?<=\n *)[\]}](?=,?\n)/g, 'a closing bracket is gone', () => ''),
  },
  {
    name: 'quote-missing',
    group: 'syntax',
    candidates: textual(/"(?=[:,\n])/g, 'a quote is gone', () => ''),
  },
  {
    name: 'comma-trailing',
    group: 'syntax',
    candidates: textual(
      /(?<=["\w}\]])\n *[}\]]/g,
      'a comma stands after the last item',
      ([found]) => `,${found}`,
    ),
  },
  {
    name: 'comment',
    group: 'syntax',
    candidates: textual(/,\n/g, 'a comment stands in the file', () => ', // as agreed\n'),
  },
  {
    name: 'bare-word',
    group: 'syntax',
    candidates: textual(/"(\w+)":/g, 'a key has no quotes', ([, key = '']) => `${key}:`),
  },
  {
    name: 'cut-short',
    group: 'syntax',
    candidates: textual(/\n[^]{40,}$/g, 'the rest of the file was lost', () => '\n'),
  },
  {
    name: 'key-twice',
    group: 'syntax',
    candidates: textual(
      /\n( *"[\w:.]+": (?:"[^"\n]*"|\d+|true|false)),?(?=\n)/g,
      'a key stands twice in one object',
      ([whole, entry = '']) => `\n${entry},${whole}`,
    ),
  },
];
