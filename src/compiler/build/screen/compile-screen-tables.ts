import type { CompiledTable, CompiledTableGroup } from '../../../journey';
import type { Context } from '../../context';
import { didYouMean } from '../../diagnostic';
import type { TableGroupSource, TableSource } from '../../language';
import { compileCondition, plainScope, resolvePath, shapeScope } from '../../rules';
import { entries, items, type Cursor } from '../../source';
import { compileText, compileTextCases } from '../../text';
import { eitherShape, shapeAtPath } from '../../wire';
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
  const reached = of.map(([, path]) => shapeAtPath(path.value, context));
  const scope = shapeScope(eitherShape(reached.map((each) => (each.found ? each.shape : null))));
  return {
    id: at.value.id,
    title: compileText(at.find('title'), plainScope, context),
    of: at.value.of,
    first: at.value.first ?? null,
    rows: items(at.at('rows')).map((row) => ({
      label: compileText(row.at('label'), plainScope, context),
      hint: compileText(row.find('hint'), plainScope, context),
      text: compileTextCases(row.at('text'), context, scope),
      when: compileCondition(row.find('when'), true, scope, context),
    })),
  };
}
