import type { Json } from '../../engine';
import type { TablesSpec } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { compileCondition, plainScope, resolvePath, show } from '../rules';
import { items } from '../source';
import type { Sources } from '../symbols';

/** What the decision tables of a journey are laid out by; null where nothing is said. */
export function compileTables(sources: Sources, context: Context): TablesSpec | null {
  const at = sources.journey.find('tables');
  if (at === null) return null;
  const by = at.at('by');
  const known = resolvePath(by.value, by, plainScope, context).values;
  const possible = known?.filter((value) => value !== null) ?? null;
  const columns = at.find('columns');
  for (const column of items(columns)) {
    const value = column.at('value');
    if (possible === null || possible.includes(value.value)) continue;
    context.report.add('JC408', value, `\`${by.value}\` is never \`${show(value.value)}\`.`, {
      help: didYouMean(show(value.value), possible.map(show)),
    });
  }
  if (columns === null && possible === null) {
    context.report.add('JC205', by, `The values of \`${by.value}\` are not known.`, {
      help: 'list those that have a column in `columns`',
    });
  }
  return {
    by: by.value,
    columns:
      columns?.value.map(({ value, title }) => ({ value, title: title ?? show(value) })) ??
      [...new Set<Json>(possible)].map((value) => ({ value, title: show(value) })),
    given: compileCondition(at.find('given'), true, plainScope, context),
  };
}
