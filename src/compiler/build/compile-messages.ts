import type { CompiledMessages, CompiledText } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { MessagesSource } from '../language';
import { itemScope } from '../rules';
import { entries, type Cursor } from '../source';
import { folderName, type Sources } from '../symbols';
import { compileText } from '../text';

/** Filled by the rule that was broken. */
const names = ['label', 'min', 'max', 'n'];

export function compileMessages(sources: Sources, context: Context): CompiledMessages {
  const { locale } = sources.journey.value;
  const at = sources.messages.find(({ file }) => file.path === `messages/${locale}.json`) ?? null;
  if (at === null) {
    context.report.add(
      'JC105',
      sources.journey.at('locale'),
      `There is no messages/${locale}.json.`,
      {
        help: 'write it, with the templates of the messages',
      },
    );
  }
  return {
    fields: compileFields(at, context),
    rules: Object.fromEntries(
      entries(at?.at('rules') ?? null).map(([rule, text]) => [rule, template(text, context)]),
    ),
    default: at === null ? [] : template(at.at('default'), context),
    texts: compileTexts(sources, locale, context),
  };
}

const template = (at: Cursor<string>, context: Context): CompiledText =>
  compileText(at, itemScope, context, names);

/** Of the messages file first, then of the sections, which know better. */
function compileFields(
  at: Cursor<MessagesSource> | null,
  context: Context,
): Readonly<Record<string, CompiledText>> {
  const { report, symbols } = context;
  const fields = new Map<string, CompiledText>();
  const written = new Map<string, Cursor<string>>();
  for (const [field, rules] of entries(at?.find('fields') ?? null)) {
    if (!symbols.fields.has(field)) {
      report.add('JC303', rules, `There is no field \`${field}\`.`, {
        key: true,
        help: didYouMean(field, symbols.fields.keys()),
      });
    }
    for (const [rule, text] of entries(rules)) {
      fields.set(`${field}.${rule}`, template(text, context));
    }
  }
  for (const { section } of symbols.units) {
    for (const [field, rules] of entries(section.find('messages'))) {
      for (const [rule, text] of entries(rules)) {
        const key = `${section.value.id}.${field}.${rule}`;
        const earlier = written.get(key);
        if (earlier !== undefined && earlier.value !== text.value) {
          report.add('JC501', text, `Another variant says something else for \`${key}\`.`, {
            help: 'give the check another name, or both the same message',
            also: [{ at: earlier, message: 'the other message' }],
          });
        }
        written.set(key, text);
        fields.set(key, template(text, context));
      }
    }
  }
  return Object.fromEntries(fields);
}

function compileTexts(
  sources: Sources,
  locale: string,
  context: Context,
): Readonly<Record<string, CompiledText>> {
  const texts = new Map<string, Cursor<string>>();
  for (const file of sources.texts) {
    if (folderName(file.file.path) !== locale) continue;
    for (const [name, text] of entries(file.at('texts'))) {
      const earlier = texts.get(name);
      if (earlier !== undefined) {
        context.report.add('JC501', text, `There is another text called \`${name}\`.`, {
          key: true,
          also: [{ at: earlier, message: 'the other one' }],
        });
      }
      texts.set(name, text);
    }
  }
  return Object.fromEntries([...texts].map(([name, at]) => [name, template(at, context)]));
}
