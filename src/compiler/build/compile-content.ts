import type { CompiledContent } from '../../journey';
import type { Context } from '../context';
import type { ContentSource } from '../language';
import { compileCondition, plainScope } from '../rules';
import { items, type Cursor } from '../source';
import { compileText } from '../text';
import { checkField } from './check-reference';

/** `fields` are those that a block can stand under. */
export function compileContent(
  at: Cursor<readonly ContentSource[]> | null,
  fields: readonly string[],
  context: Context,
): readonly CompiledContent[] {
  const ids = new Set<string>();
  return items(at).map((each, index) => {
    const id = each.value.id ?? `content-${index + 1}`;
    if (ids.has(id)) context.report.add('JC501', each, `There is another block called \`${id}\`.`);
    ids.add(id);
    const under = each.find('under');
    if (under !== null) checkField(under, under.value, fields, context);
    return {
      id,
      kind: each.value.kind,
      when: compileCondition(each.find('when'), true, plainScope, context),
      title: compileText(each.find('title'), plainScope, context),
      text: compileText(each.find('text'), plainScope, context),
      items: items(each.find('items')).map((line) => compileText(line, plainScope, context)),
      under: under?.value ?? null,
      source: each.value.source ?? [],
    };
  });
}
