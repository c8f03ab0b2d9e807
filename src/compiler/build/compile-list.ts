import type { CompiledField, CompiledText, ListWord } from '../../engine';
import type { Context } from '../context';
import type { FieldSource, ListSource, SectionSource } from '../language';
import { compileCondition, listItemScope, plainScope } from '../rules';
import type { Cursor } from '../source';
import { compileText, compileTextCases, plainText } from '../text';
import { compileRequired } from './compile-field';

/** Repeated items as one field of their section: all that holds for any field holds for it. */
export function compileList(
  name: string,
  section: Cursor<SectionSource>,
  list: Cursor<ListSource>,
  context: Context,
): CompiledField {
  const { value } = list;
  const extra = section.find('fields')?.find(name) ?? null;
  const text = (key: Exclude<keyof FieldSource, 'relevant' | 'visible' | 'unlisted' | 'whole'>) =>
    compileText(extra?.find(key) ?? null, plainScope, context);
  const label = compileText(list.at('label'), plainScope, context);
  const item = context.symbols.answers.get(value.at)?.inner ?? null;
  checkElsewhere(name, section, context);
  return {
    name,
    path: value.at,
    type: 'array',
    label,
    subject: section.value.labels?.[name] ?? plainText(label),
    hint: text('hint'),
    reason: text('reason'),
    missing: text('missing'),
    relevant: compileCondition(list.find('relevant'), true, plainScope, context),
    visible: compileCondition(extra?.find('visible') ?? null, true, plainScope, context),
    ...compileRequired(section.find('required')?.find(name) ?? null, context),
    unticked: null,
    disabled: compileCondition(
      section.find('disabled')?.find(name) ?? null,
      false,
      plainScope,
      context,
    ),
    disabledReason: text('disabledReason'),
    noun: [],
    unlisted: null,
    whole: null,
    options: null,
    bounds: null,
    normalise: [],
    initial: null,
    parts: null,
    list: {
      item: itemId(value.at, context),
      max: value.max,
      words: compileWords(list, context),
      summary: compileTextCases(list.at('summary'), context, listItemScope(item)),
    },
  };
}

const itemId = (at: string, { symbols }: Context): string =>
  [...symbols.lists].find(([, { list }]) => list.value.at === at)?.[0] ?? '';

/** Words of its buttons: its own, else those of the journey's texts. */
function compileWords(
  list: Cursor<ListSource>,
  context: Context,
): Readonly<Record<ListWord, CompiledText>> {
  const word = (name: ListWord): CompiledText => {
    const at = list.find(name) ?? context.symbols.texts.get(`list.${name}`) ?? null;
    if (at === null) {
      context.report.add('JC203', list, `The list has no words for \`${name}\`.`, {
        key: true,
        help: `write \`${name}\` here, or \`list.${name}\` among the texts of messages/`,
      });
    }
    return compileText(at, plainScope, context);
  };
  return {
    add: word('add'),
    save: word('save'),
    cancel: word('cancel'),
    change: word('change'),
    remove: word('remove'),
  };
}

/** What is said in `list`, or means nothing for one. */
function checkElsewhere(name: string, section: Cursor<SectionSource>, context: Context): void {
  for (const key of ['bind', 'initial', 'options', 'bounds', 'normalise', 'unticked'] as const) {
    const at: Cursor<unknown> | null = section.find(key)?.find(name) ?? null;
    if (at === null) continue;
    context.report.add('JC512', at, `\`${key}\` has no meaning for a list.`, { key: true });
  }
  const relevant = section.find('fields')?.find(name)?.find('relevant') ?? null;
  if (relevant === null) return;
  context.report.add('JC512', relevant, 'When a list counts is said in `list` itself.', {
    key: true,
    help: 'move it to `relevant` of `list`',
  });
}
