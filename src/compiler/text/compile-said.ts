import type { CompiledText, CompiledTextCase } from '../../journey';
import type { Context } from '../context';
import type { TextCasesSource } from '../language';
import { plainScope } from '../rules';
import type { Cursor } from '../source';
import { compileText } from './compile-text';
import { compileTextCases } from './compile-text-cases';

/** Every text of them, whatever it hangs on. */
export const textsOf = (said: TextCasesSource): readonly string[] =>
  typeof said === 'string' ? [said] : said.map(({ text }) => text);

/** What a title or a hint says (Z39). */
interface Said {
  readonly text: CompiledText;
  /** Where it hangs on answers: its cases, of which `text` is then the last; null for one text. */
  readonly cases: readonly CompiledTextCase[] | null;
}

/** A title or a hint: one text, or the first of several whose condition holds. */
export function compileSaid(at: Cursor<TextCasesSource> | null, context: Context): Said {
  if (at === null) return { text: [], cases: null };
  if (typeof at.value === 'string')
    return { text: compileText(at as Cursor<string>, plainScope, context), cases: null };
  const cases = compileTextCases(at, context);
  return { text: cases.at(-1)?.text ?? [], cases };
}

/** A title is always there; what stands in its place in lists and messages is one text, `besides` it. */
export function checkTitle(
  at: Cursor<TextCasesSource>,
  besides: { readonly key: 'name' | 'label'; readonly isSaid: boolean },
  { report }: Context,
): void {
  if (typeof at.value === 'string') return;
  const last = at.value.at(-1);
  if (last === undefined || last.when !== undefined)
    report.add('JC618', at, 'There may be no title: each of its cases has a condition.', {
      help: 'leave `when` out of the last case: it says what stands in all others',
    });
  if (!besides.isSaid)
    report.add('JC618', at, `This title has cases, and nothing says what it is called elsewhere.`, {
      help: `say it in \`${besides.key}\`: lists and messages have one name for it`,
    });
}
