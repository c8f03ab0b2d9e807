import type { Rule } from '../../../engine';
import type { CompiledTable, CompiledTableGroup, CompiledTableRow } from '../../../journey';
import { keysOfPath } from '../../../rules';
import type { Context } from '../../context';
import { didYouMean } from '../../diagnostic';
import type { TableGroupSource, TableSource, TextCasesSource } from '../../language';
import {
  compileCondition,
  compileTyped,
  plainScope,
  resolvePath,
  shapeOfFact,
  shapeScope,
  typeNames,
  type Scope,
} from '../../rules';
import { entries, items, type Cursor } from '../../source';
import { compileText, compileTextCases } from '../../text';
import { eitherShape, shapeAt, shapeAtPath, type Shape } from '../../wire';
import { checkOnce } from './check-names';

export function compileTables(
  at: Cursor<readonly TableSource[]> | null,
  context: Context,
): readonly CompiledTable[] {
  const tables = items(at);
  checkOnce(
    tables.map((each) => each.at('id')),
    context,
  );
  return tables.map((each) => {
    const columns = items(each.at('columns'));
    checkOnce(
      columns.map((column) => column.at('id')),
      context,
    );
    const groups = items(each.at('groups'));
    checkOnce(
      groups.map((group) => group.at('id')),
      context,
    );
    const names = columns.map(({ value }) => value.id);
    return {
      id: each.value.id,
      title: compileText(each.find('title'), plainScope, context),
      lead: compileText(each.find('lead'), plainScope, context),
      when: compileCondition(each.find('when'), true, plainScope, context),
      columns: columns.map((column) => ({
        id: column.value.id,
        title: compileText(column.at('title'), plainScope, context),
      })),
      groups: groups.map((group) => compileGroup(group, names, context)),
    };
  });
}

/** A row speaks of the item of any column. */
function compileGroup(
  at: Cursor<TableGroupSource>,
  columns: readonly string[],
  context: Context,
): CompiledTableGroup {
  const of = entries(at.at('of'));
  for (const [column, path] of of) {
    resolvePath(path.value, path, plainScope, context);
    if (!columns.includes(column))
      context.report.add('JC303', path, `The table has no column \`${column}\`.`, {
        key: true,
        help: didYouMean(column, columns),
      });
  }
  const scope = shapeScope(eitherShape(of.map(([, path]) => shapeOf(path.value, context))));
  return {
    id: at.value.id,
    title: compileText(at.find('title'), plainScope, context),
    of: at.value.of,
    first: at.value.first ?? null,
    rows: items(at.at('rows')).map((row) => ({
      label: compileText(row.at('label'), plainScope, context),
      hint: compileText(row.find('hint'), plainScope, context),
      text: compileTextCases(row.at('text'), context, scope),
      note: compileNote(row.find('note'), scope, context),
      figures: compileFigures(row.find('figures'), scope, context),
      bar: row.value.bar ?? false,
      when: compileCondition(row.find('when'), true, scope, context),
    })),
  };
}

/** What is known of the item at a path: of a lookup, or of an object that a fact holds. */
function shapeOf(path: string, context: Context): Shape | null {
  const [root, name = '', ...keys] = keysOfPath(path);
  const reached =
    root === 'facts' ? shapeAt(shapeOfFact(name, context), keys) : shapeAtPath(path, context);
  return reached.found ? reached.shape : null;
}

const compileNote = (
  at: Cursor<TextCasesSource> | null,
  scope: Scope,
  context: Context,
): CompiledTableRow['note'] => (at === null ? [] : compileTextCases(at, context, scope));

/** Only numbers can be added up. */
function compileFigures(
  at: Cursor<Readonly<Record<string, Rule>>> | null,
  scope: Scope,
  context: Context,
): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    entries(at).map(([name, each]) => {
      const { rule, typed } = compileTyped(each, scope, context);
      if (typed.type !== 'number' && typed.type !== 'unknown')
        context.report.add(
          'JC406',
          each,
          `Columns are told apart by a number, not by ${typeNames[typed.type]}.`,
        );
      return [name, rule];
    }),
  );
}
