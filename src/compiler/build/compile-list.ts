import type { Rule } from '../../engine';
import type { CompiledField, CompiledText, ListTexts, ListWord } from '../../journey';
import type { Context } from '../context';
import type { ListSource } from '../language';
import { noted } from '../origins';
import type { Question } from '../questions';
import { listItemScope, plainScope } from '../rules';
import type { Cursor } from '../source';
import { compileText, compileTextCases } from '../text';
import { compileLimits, mostItems, requiredOfList } from './compile-list-limits';

type OfLists = Pick<
  CompiledField,
  | 'type'
  | 'unticked'
  | 'noun'
  | 'unlisted'
  | 'whole'
  | 'options'
  | 'bounds'
  | 'normalise'
  | 'initial'
  | 'parts'
  | 'list'
  | 'required'
>;

/** What is its own of a question whose answer is a list of items. */
export function compileList(
  question: Question,
  list: Cursor<ListSource>,
  required: Rule,
  context: Context,
): OfLists {
  const { path, at } = question;
  const item = context.symbols.answers.get(path)?.inner ?? null;
  checkMeaningless(at, context);
  const limits = compileLimits(list, context);
  const made = {
    item: itemId(path, context),
    max: mostItems(list.value),
    ...limits,
    words: compileWords(list, isNested(path, context), context),
    summary: compileTextCases(list.at('summary'), context, listItemScope(item)),
  };
  const said = list.value.exactly === undefined ? ['max'] : ['exactly'];
  return {
    type: 'array',
    unticked: null,
    noun: [],
    unlisted: null,
    whole: null,
    options: null,
    bounds: null,
    normalise: [],
    initial: null,
    parts: null,
    required: requiredOfList(required, question, limits, context),
    list: noted(made, list, context, { keys: { most: said } }),
  };
}

const itemId = (path: string, { symbols }: Context): string =>
  [...symbols.lists].find(([, list]) => list.path === path)?.[0] ?? '';

/** A list in a list, or one with such a list. */
function isNested(path: string, { symbols }: Context): boolean {
  const { draft = null, inner = null } = symbols.answers.get(path) ?? {};
  return draft !== null || [...(inner?.values() ?? [])].some((kept) => kept.inner !== undefined);
}

/** Words of its buttons: its own, else those of the journey's texts; and what an item is called, which a nested one must say. */
function compileWords(
  list: Cursor<ListSource>,
  nested: boolean,
  context: Context,
): ListTexts<CompiledText> {
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
  const words = {
    add: word('add'),
    save: word('save'),
    cancel: word('cancel'),
    change: word('change'),
    remove: word('remove'),
    ...((nested || list.value.one !== undefined) && { one: compileOne(list, context) }),
  };
  return noted(words, list, context);
}

/** Heads what is open, with the number of the item: where there are two, nobody would know which. */
function compileOne(list: Cursor<ListSource>, context: Context): CompiledText {
  const one = list.find('one');
  if (one === null)
    context.report.add('JC203', list, 'The list does not say what `one` of its items is called.', {
      key: true,
      help: 'write `one`: with its number it heads an item that is open, “Dwelling 2, person 1”',
    });
  return compileText(one, plainScope, context);
}

/** What means nothing for a list. */
function checkMeaningless(at: Question['at'], { report }: Context): void {
  for (const key of ['schema', 'initial', 'options', 'bounds', 'normalise', 'unticked'] as const) {
    const said: Cursor<unknown> | null = at.find(key);
    if (said === null) continue;
    report.add('JC512', said, `\`${key}\` has no meaning for a list.`, { key: true });
  }
}
