import type { Rule } from '../../engine';
import type { CompiledField, CompiledText, ListWord } from '../../journey';
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
    words: compileWords(list, context),
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
  const words = {
    add: word('add'),
    save: word('save'),
    cancel: word('cancel'),
    change: word('change'),
    remove: word('remove'),
  };
  return noted(words, list, context);
}

/** What means nothing for a list. */
function checkMeaningless(at: Question['at'], { report }: Context): void {
  for (const key of ['schema', 'initial', 'options', 'bounds', 'normalise', 'unticked'] as const) {
    const said: Cursor<unknown> | null = at.find(key);
    if (said === null) continue;
    report.add('JC512', said, `\`${key}\` has no meaning for a list.`, { key: true });
  }
}
