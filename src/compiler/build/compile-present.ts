import type { CompiledPresentation } from '../../journey';
import { lastKeyOf } from '../../rules';
import type { Context } from '../context';
import type { SectionSource } from '../language';
import { noted } from '../origins';
import { questionsOf } from '../questions';
import { plainScope } from '../rules';
import type { Cursor } from '../source';
import { compileText } from '../text';
import { compileChanges } from './compile-changes';

/** Where a section is drawn: in the page, as a dialog over it, or as one item of a list. */
export function compilePresent(
  section: Cursor<SectionSource>,
  context: Context,
): CompiledPresentation {
  const { id } = section.value;
  const present = section.find('present');
  const complete = section.find('complete');
  const list = context.symbols.lists.get(id);
  if (complete !== null && present === null) {
    context.report.add('JC512', complete, 'Only a dialog is completed.', {
      key: true,
      help: 'add `present`, or move the changes to a reaction',
    });
  }
  if (list !== undefined) {
    refuseInItem(section, context);
    return { as: 'item', section: list.host.value.id, field: list.name };
  }
  if (present === null) return { as: 'page' };
  const made = {
    as: 'dialog' as const,
    paged: present.value.paged === 'field',
    button: compileText(present.at('button'), plainScope, context),
    complete: compileChanges(complete, id, plainScope, context),
  };
  return noted(made, present, context, { keys: { complete } });
}

/** One item is asked for in one place, in one way. */
function refuseInItem(section: Cursor<SectionSource>, { report }: Context): void {
  const refuse = (at: Cursor<unknown> | null, key: string): void => {
    if (at === null) return;
    report.add('JC512', at, `The section of an item has no \`${key}\`.`, { key: true });
  };
  refuse(section.find('variants'), 'variants');
  refuse(section.find('present'), 'present');
  refuse(section.find('relevant'), 'relevant');
  const seen = new Set<string>();
  for (const { path, at } of questionsOf(section)) {
    const key = lastKeyOf(path);
    if (seen.has(key)) {
      report.add(
        'JC501',
        at.find('answer') ?? at,
        `An item keeps another answer under \`${key}\`.`,
        {
          help: 'the last part of the path is its name in the item',
        },
      );
    }
    seen.add(key);
  }
}
