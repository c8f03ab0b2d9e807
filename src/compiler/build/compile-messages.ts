import {
  sectionKey,
  type CompiledMessages,
  type CompiledText,
  messageKey,
  questionKey,
} from '../../journey';
import type { Context } from '../context';
import { defaultWords, isSaid } from '../defaults/default-words';
import { didYouMean } from '../diagnostic';
import type { MessagesSource } from '../language';
import { noted } from '../origins';
import { questionsOf, type Question } from '../questions';
import { itemScope } from '../rules';
import { entries, type Cursor } from '../source';
import { folderName, type SectionUnit, type Sources } from '../symbols';
import { compileText } from '../text';

/** Filled by the rule that was broken. */
const names = ['label', 'min', 'max', 'n'];

/**
 * What the journey says, and under it the words of the language. A journey with a `default` of its own
 * means it for each rule that it does not name.
 */
export function compileMessages(sources: Sources, context: Context): CompiledMessages {
  const { locale } = sources.journey.value;
  const at = sources.messages.find(({ file }) => file.path === `messages/${locale}.json`) ?? null;
  const words = defaultWords(locale);
  if (words === null) requireWords(at, sources.journey, context);
  const fallback = at?.find('default') ?? null;
  const said = entries(at?.find('rules') ?? null);
  const questions = context.symbols.units.flatMap(({ section }) =>
    questionsOf(section).map((question) => question.at.value),
  );
  const ofLanguage = (kind: 'rules' | 'texts') =>
    entries(words?.at(kind) ?? null).filter(([name]) => isSaid(kind, name, questions));
  const given = fallback === null ? ofLanguage('rules') : [];
  const otherwise = fallback ?? words?.at('default') ?? null;
  const made = {
    fields: templates(fieldMessages(at, context), context),
    rules: templates(new Map([...given, ...said]), context),
    default: otherwise === null ? [] : template(otherwise, context),
    texts: templates(
      new Map([...ofLanguage('texts'), ...textsIn(sources, locale, context)]),
      context,
    ),
  };
  return at === null ? made : noted(made, at, context);
}

/** Where the language has no words of its own, the journey says what is said of any rule. */
function requireWords(
  at: Cursor<MessagesSource> | null,
  journey: Sources['journey'],
  { report }: Context,
): void {
  if (at !== null && at.value.default !== undefined) return;
  const { locale } = journey.value;
  const what = at === null ? `There is no messages/${locale}.json.` : '`default` is missing here.';
  report.add(at === null ? 'JC105' : 'JC203', at ?? journey.at('locale'), what, {
    help: 'write it, with the templates of the messages; only English has words by default',
  });
}

/** Each of these texts, which may come from several files. Nobody wrote those of the language. */
function templates(
  texts: ReadonlyMap<string, Cursor<string>>,
  context: Context,
): Readonly<Record<string, CompiledText>> {
  const made = Object.fromEntries([...texts].map(([name, at]) => [name, template(at, context)]));
  const written = [...texts].map(([name, at]) => [name, at.file.text === '' ? null : at]);
  const first = [...texts.values()].find(({ file }) => file.text !== '');
  return first === undefined
    ? made
    : noted(made, first, context, {
        keys: Object.fromEntries(written) as Readonly<Record<string, Cursor<string> | null>>,
      });
}

const template = (at: Cursor<string>, context: Context): CompiledText =>
  compileText(at, itemScope, context, names);

/** Of the messages file first, then of the sections, which know better. */
function fieldMessages(
  at: Cursor<MessagesSource> | null,
  { report, symbols }: Context,
): ReadonlyMap<string, Cursor<string>> {
  const fields = new Map<string, Cursor<string>>();
  for (const [field, rules] of entries(at?.find('fields') ?? null)) {
    if (!symbols.fields.has(field)) {
      report.add('JC303', rules, `There is no field \`${field}\`.`, {
        key: true,
        help: didYouMean(field, symbols.fields.keys()),
      });
    }
    for (const [rule, text] of entries(rules)) {
      fields.set(messageKey(field, rule), text);
    }
  }
  for (const units of unitsById(symbols.units).values())
    for (const [key, text] of messagesOf(units)) fields.set(key, text);
  return fields;
}

/** Of one section, or of all its variants: what each of them says is kept once, for all. */
function messagesOf(units: readonly SectionUnit[]): readonly (readonly [string, Cursor<string>])[] {
  const all = units.flatMap(({ section, variant }) =>
    questionsOf(section).flatMap(({ name, at }) =>
      said(at).map(([rule, text]) => ({
        id: section.value.id,
        variant,
        key: messageKey(name, rule),
        text,
      })),
    ),
  );
  const times = new Map<string, number>();
  const countOf = (key: string, text: Cursor<string>): number =>
    times.get(`${key} ${text.value}`) ?? 0;
  for (const { key, text } of all) times.set(`${key} ${text.value}`, countOf(key, text) + 1);
  return all.map(({ id, variant, key, text }) => {
    const isOfAll = variant === null || countOf(key, text) === units.length;
    return [questionKey(isOfAll ? id : sectionKey({ id, variant }), key), text];
  });
}

function unitsById(units: readonly SectionUnit[]): ReadonlyMap<string, readonly SectionUnit[]> {
  const found = new Map<string, SectionUnit[]>();
  for (const unit of units) {
    const { id } = unit.section.value;
    const others = found.get(id);
    if (others === undefined) found.set(id, [unit]);
    else others.push(unit);
  }
  return found;
}

/** What a question says of its rules; that of a check stands where `messages` has none. */
const said = (at: Question['at']): readonly (readonly [string, Cursor<string>])[] => [
  ...entries(at.find('checks')).flatMap(([id, check]) => {
    const message = check.find('message');
    return message === null || at.value.messages?.[id] !== undefined
      ? []
      : [[id, message] as const];
  }),
  ...entries(at.find('messages')),
];

function textsIn(
  sources: Sources,
  locale: string,
  { report }: Context,
): ReadonlyMap<string, Cursor<string>> {
  const texts = new Map<string, Cursor<string>>();
  for (const file of sources.texts) {
    if (folderName(file.file.path) !== locale) continue;
    for (const [name, text] of entries(file.at('texts'))) {
      const earlier = texts.get(name);
      if (earlier !== undefined) {
        report.add('JC501', text, `There is another text called \`${name}\`.`, {
          key: true,
          also: [{ at: earlier, message: 'the other one' }],
        });
      }
      texts.set(name, text);
    }
  }
  return texts;
}
