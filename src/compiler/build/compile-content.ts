import { readQuestionKey, type CompiledContent, type CompiledText } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { ContentSource } from '../language';
import { noted } from '../origins';
import { compileCondition, plainScope } from '../rules';
import { items, type Cursor } from '../source';
import { compileFormatted, compileText, compileTextCases } from '../text';
import { checkField, checkReference } from './check-reference';

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
      text: textOf(each, context),
      items: items(each.find('items')).map((line) => compileText(line, plainScope, context)),
      under: under?.value ?? null,
      ...compileRow(each, context),
      ...compileOf(each, context),
      source: each.value.source ?? [],
    };
  });
}

/** A row says its text beside its title, in one line. */
const textOf = (at: Cursor<ContentSource>, context: Context): CompiledText =>
  (at.value.kind === 'row' ? compileText : compileFormatted)(at.find('text'), plainScope, context);

const ofRows = ['note', 'inFull', 'tone', 'says'] as const;

/** What a row says more than its title and its text. */
function compileRow(
  at: Cursor<ContentSource>,
  context: Context,
): Pick<CompiledContent, 'row'> | null {
  const { kind } = at.value;
  const [first] = ofRows.flatMap((key) => at.find<Key>(key) ?? []);
  if (first === undefined) return null;
  if (kind !== 'row') {
    context.report.add('JC205', first, `Only a row can say this, and this block is \`${kind}\`.`);
    return null;
  }
  const row = {
    note: compileTextCases(at.find('note'), context),
    inFull: compileText(at.find('inFull'), plainScope, context),
    tone: at.value.tone ?? null,
    says: items(at.find('says')).flatMap((said) => compileSaid(said, context)),
  };
  return { row: noted(row, at, context) };
}

type Key = (typeof ofRows)[number];

/** A question of the journey, by the section that asks it. */
function compileSaid(
  at: Cursor<string>,
  { report, symbols }: Context,
): readonly { readonly section: string; readonly field: string }[] {
  const { value } = at;
  const [section, field] = readQuestionKey(value);
  if (symbols.fields.has(value)) return [{ section, field }];
  report.add('JC303', at, `No section asks \`${value}\`.`, {
    help: didYouMean(value, symbols.fields.keys()),
  });
  return [];
}

function compileOf(
  at: Cursor<ContentSource>,
  context: Context,
): Pick<CompiledContent, 'of'> | null {
  const of = at.find('of');
  if (of === null) return null;
  const { kind } = at.value;
  if (kind !== 'answers')
    context.report.add('JC205', of, `Only \`answers\` are of sections, and this is \`${kind}\`.`);
  for (const section of items(of)) checkReference('section', section, context);
  return { of: of.value };
}
