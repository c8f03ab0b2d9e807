import { isWithin, readsThrough, type Rule } from '../../rules';
import type { Context } from '../context';
import type { ContentSource, SectionSource } from '../language';
import { questionsOf } from '../questions';
import { items, type Cursor } from '../source';
import type { SectionUnit, Sources } from '../symbols';
import { readText } from '../text/read-text';

/** A section that lists the answers of its step leaves no question out, and says what it says it says. */
export function checkReviews(_: Sources, context: Context): void {
  for (const unit of context.symbols.units) {
    const content = items(unit.section.find('content'));
    checkListed(unit, content, context);
    for (const block of content) checkSaid(block, context);
  }
}

/** Where blocks of `answers` name their sections, each that asks something is named once. */
function checkListed(
  { step }: SectionUnit,
  content: readonly Cursor<ContentSource>[],
  { report, symbols }: Context,
): void {
  const blocks = content.filter(({ value }) => value.kind === 'answers');
  const [first] = blocks;
  if (first === undefined || blocks.some(({ value }) => value.of === undefined)) return;
  const listed = new Set<string>();
  for (const block of blocks) {
    for (const each of items(block.find('of'))) {
      if (listed.has(each.value))
        report.add('JC501', each, `The answers of \`${each.value}\` are listed twice.`);
      listed.add(each.value);
    }
  }
  const asking = symbols.units.filter((unit) => unit.step === step && asks(unit.section, symbols));
  for (const id of new Set(asking.map(({ section }) => section.value.id))) {
    if (listed.has(id)) continue;
    report.add('JC543', first, `No \`answers\` list what \`${id}\` asks.`, {
      help: `add "${id}" to \`of\` where its questions are to stand`,
    });
  }
}

/** It stands on the page itself, neither in a dialog nor in a list, and has a question that is drawn. */
const asks = (section: Cursor<SectionSource>, { lists }: Context['symbols']): boolean =>
  section.value.present === undefined &&
  !lists.has(section.value.id) &&
  questionsOf(section).some(({ at }) => at.value.ui?.widget !== 'hidden');

/** What a row says of a question, it reads there: in its words, or in what they hang on. */
function checkSaid(block: Cursor<ContentSource>, { report, symbols }: Context): void {
  const said = items(block.find('says')).filter(({ value }) => symbols.fields.has(value));
  if (said.length === 0) return;
  const facts = Object.fromEntries([...symbols.facts].map(([name, { value }]) => [name, value]));
  const read = readsThrough(facts, ...rulesOf(block.value));
  for (const each of said) {
    const path = symbols.fields.get(each.value) ?? '';
    if ([...read].some((other) => isWithin(other, path))) continue;
    report.add('JC544', each, `This row says nothing of \`${path}\`.`, {
      help: `say {${path}}, or leave it out here: then it stands in a row of its own`,
    });
  }
}

function rulesOf({ when, text = '', note = [], inFull = '' }: ContentSource): readonly Rule[] {
  const cases = typeof note === 'string' ? [{ text: note }] : note;
  const texts = [text, inFull, ...cases.map((one) => one.text)];
  const paths = texts
    .flatMap((words) => readText(words))
    .flatMap((piece) => (piece.kind === 'placeholder' ? [piece.path] : []));
  return [
    ...[when, ...cases.map((one) => one.when)].filter((rule) => rule !== undefined),
    ...paths.map((path) => ({ var: path })),
  ];
}
