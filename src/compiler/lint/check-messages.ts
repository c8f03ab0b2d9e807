import { questionKey } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { questionsOf } from '../questions';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { placeholdersOf, rulesOfFields } from './rules-of-fields';

/**
 * Rules of a schema's keywords. Their messages are the language's own last words, there for the field
 * that comes next, so that none is without one.
 */
const ofShapes: ReadonlySet<string> = new Set([
  'numeric',
  'decimal',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minWords',
  'maxWords',
  'minChoices',
  'maxChoices',
  'alone',
  'pattern',
  'format',
  'enum',
  'const',
  'minItems',
  'maxItems',
]);

/** A message belongs to a rule that can be broken, and names what that rule gives. */
export function checkMessages(sources: Sources, context: Context): void {
  const rules = rulesOfFields(context);
  for (const { section } of context.symbols.units) {
    for (const { name, at } of questionsOf(section)) {
      const messages = at.find('messages');
      if (messages !== null)
        checkField(messages, rules.get(questionKey(section.value.id, name)), context);
      for (const [id, check] of entries(at.find('checks'))) {
        const message = check.find('message');
        if (message !== null) checkPlaceholders(message, placeholdersOf(id), context);
      }
    }
  }
  const broken = new Set([...rules.values()].flatMap((each) => [...each]));
  for (const file of sources.messages) {
    for (const [field, messages] of entries(file.find('fields')))
      checkField(messages, rules.get(field), context);
    for (const [rule, text] of entries(file.find('rules'))) {
      checkPlaceholders(text, placeholdersOf(rule), context);
      if (broken.has(rule) || ofShapes.has(rule) || context.symbols.formats.has(rule)) continue;
      context.report.add('JC519', text, `No field has the rule \`${rule}\`.`, {
        key: true,
        help: didYouMean(rule, broken) ?? 'remove the message; a field has its own in `messages`',
        severity: 'warning',
      });
    }
    const otherwise = file.find('default');
    if (otherwise !== null) checkPlaceholders(otherwise, new Set(['label']), context);
  }
  for (const file of sources.texts) {
    for (const [, text] of entries(file.at('texts'))) checkPlaceholders(text, new Set(), context);
  }
}

function checkField(
  messages: Cursor<Readonly<Record<string, string>>>,
  rules: ReadonlySet<string> | undefined,
  context: Context,
): void {
  if (rules === undefined) return;
  for (const [rule, text] of entries(messages)) {
    checkPlaceholders(text, placeholdersOf(rule), context);
    if (rules.has(rule)) continue;
    context.report.add('JC517', text, `This field has no rule \`${rule}\`.`, {
      key: true,
      help: didYouMean(rule, rules),
    });
  }
}

/** Placeholders of messages; a path is the text's own business. */
const filled = ['label', 'min', 'max', 'n'];

function checkPlaceholders(
  at: Cursor<string>,
  given: ReadonlySet<string>,
  { report }: Context,
): void {
  for (const [whole, name = ''] of at.value.matchAll(/\{\s*(\w+)\s*(?:\|[^}]*)?\}/g)) {
    if (!filled.includes(name) || given.has(name)) continue;
    report.add('JC606', at, `Nothing fills \`${whole}\` here.`, {
      help:
        given.size === 0
          ? 'only messages of rules have a label and limits; a text of the page is filled by {item.name}'
          : `this rule gives ${[...given].map((each) => `{${each}}`).join(', ')}`,
    });
  }
}
