import { isObject, type Json } from '../../../rules';
import type { Context } from '../../context';
import { questionsOf, type Question } from '../../questions';
import { Cursor, items } from '../../source';
import type { Sources } from '../../symbols';
import { saidTexts, type SaidIn } from './said-texts';

/** The same words where two things are to be told apart, or where the second should say more. */
export function checkSaidTwice(sources: Sources, context: Context): void {
  for (const each of saidTexts(sources).holders) {
    checkBeside(each, context);
    if (Array.isArray(each.value)) checkList(each, context);
  }
  for (const { section } of context.symbols.units) {
    checkNames(questionsOf(section), context);
    checkBoxes(questionsOf(section), context);
    for (const { at } of questionsOf(section)) {
      const options = at.find('options');
      if (options !== null && Array.isArray(options.value))
        checkOptions(items(options as Cursor<readonly Option[]>), context);
    }
  }
  checkPhrases(context);
}

interface Option {
  readonly label: string;
  readonly when?: Json;
}

const plain = (text: Json | undefined): string | null =>
  typeof text === 'string' ? text.trim().replace(/[.:]$/, '').toLowerCase() : null;

/** Of one text, or of each of several that have a condition. */
const casesOf = (said: Json | undefined): readonly string[] =>
  (Array.isArray(said) ? (said as readonly Json[]) : [said]).flatMap(
    (each) => plain(isObject(each) ? each['text'] : each) ?? [],
  );

const first = ['title', 'label'];
const second = ['lead', 'text', 'hint', 'reason'];

/** A line under a title that is the title again. */
function checkBeside({ value, file, pointer }: SaidIn, { report }: Context): void {
  for (const key of second) {
    if (value[key] === undefined) continue;
    for (const above of first) {
      if (value[above] === undefined) continue;
      const said = casesOf(value[above]);
      if (casesOf(value[key]).some((words) => said.includes(words)))
        report.add(
          'JC609',
          new Cursor(value[key], file, [...pointer, key]),
          `This says what its ${above} says already.`,
          { severity: 'warning', help: 'say more, or leave it out' },
        );
    }
  }
}

function checkList({ value, file, pointer }: SaidIn, { report }: Context): void {
  const met = new Set<string>();
  for (const [index, each] of (value as unknown as readonly Json[]).entries()) {
    const words = plain(each);
    if (words === null) continue;
    if (met.has(words))
      report.add(
        'JC609',
        new Cursor(each, file, [...pointer, index]),
        'This line stands in the list already.',
        { severity: 'warning', help: 'leave it out' },
      );
    met.add(words);
  }
}

/** Two questions of a sheet that a message calls the same. */
function checkNames(questions: readonly Question[], { report }: Context): void {
  const met = new Map<string, Question>();
  for (const question of questions) {
    const name = question.at.find('label') ?? question.at.find('title');
    const words = typeof name?.value === 'string' ? plain(name.value) : null;
    if (name === null || words === null) continue;
    const before = met.get(words);
    if (before !== undefined && before.path !== question.path)
      report.add('JC609', name, 'Another question of this section is called the same.', {
        severity: 'warning',
        help: 'a message names it: say in `label` what is different',
        also: [{ at: before.at, message: 'the other' }],
      });
    met.set(words, question);
  }
}

/** Two boxes of a group are told apart by their titles alone, whatever a message calls them. */
function checkBoxes(questions: readonly Question[], { report }: Context): void {
  const met = new Map<string, Question>();
  for (const question of questions) {
    const { group, consent, title } = question.at.value;
    const words = typeof title === 'string' ? plain(title) : null;
    if (group === undefined || consent === undefined || words === null) continue;
    const name = `${group} ${words}`;
    const before = met.get(name);
    // What a message calls the same is told already.
    if (before !== undefined && question.at.value.label !== before.at.value.label)
      report.add('JC609', question.at.at('title'), 'Another box of this group reads the same.', {
        severity: 'warning',
        help: 'say what is different',
        also: [{ at: before.at, message: 'the other' }],
      });
    met.set(name, question);
  }
}

/** Two choices that read the same, and can stand side by side. */
function checkOptions(options: readonly Cursor<Option>[], { report }: Context): void {
  const met = new Map<string, Cursor<Option>>();
  for (const each of options) {
    const words = plain(each.value.label);
    if (words === null || each.value.when !== undefined) continue;
    const before = met.get(words);
    if (before !== undefined)
      report.add('JC609', each.at('label'), 'Two of the choices read the same.', {
        severity: 'warning',
        help: 'say what is different',
        also: [{ at: before.at('label'), message: 'the other' }],
      });
    met.set(words, each);
  }
}

/** Facts are told apart by their words. */
function checkPhrases({ symbols, report }: Context): void {
  const met = new Map<string, string>();
  for (const [name, phrase] of symbols.phrases) {
    const words = plain(phrase.holds) ?? '';
    const before = met.get(words);
    const at = symbols.facts.get(name);
    if (before !== undefined && at !== undefined)
      report.add('JC609', at, `\`${before}\` is said in the same words as \`${name}\`.`, {
        severity: 'warning',
        help: 'say in `phrase` what is different',
      });
    met.set(words, name);
  }
}
