import type { CompiledTextCase } from '../../journey';
import type { Context } from '../context';
import type { TextCaseSource, TextCasesSource } from '../language';
import { noted } from '../origins';
import { compileCondition, plainScope, type Scope } from '../rules';
import { items, type Cursor } from '../source';
import { compileText, type compileFormatted } from './compile-text';

const isText = (at: Cursor<TextCasesSource>): at is Cursor<string> => typeof at.value === 'string';

/** One text, or the first of several whose condition holds. */
export function compileTextCases(
  at: Cursor<TextCasesSource> | null,
  context: Context,
  scope: Scope = plainScope,
  compile: typeof compileFormatted = compileText,
): readonly CompiledTextCase[] {
  if (at === null) return [];
  if (isText(at)) {
    const made = { when: true, text: compile(at, scope, context) };
    return [noted(made, at, context, { keys: { text: [] } })];
  }
  return items(at as Cursor<readonly TextCaseSource[]>).map((each) => ({
    when: compileCondition(each.find('when'), true, scope, context),
    text: compile(each.at('text'), scope, context),
  }));
}
