import {
  allOf,
  type CompiledField,
  type CompiledJourney,
  type CompiledSection,
  type TablesSpec,
  questionKey,
} from '../../journey';
import { createColumns, type DecidedColumn } from '../columns/create-columns';
import { crossed } from '../columns/crossed';
import { decide } from '../columns/decide';
import { variantWays } from '../columns/variant-ways';
import { all } from '../partial/boolean';
import { holds } from '../partial/simplify';
import type { Cell, Group, Row, Table } from '../table';
import { ownRelevance } from '../own-relevance';
import { conditionCell, textWords, type RuleWords } from '../words';
import { mergeVariants } from './merge-variants';

/** Which fields must be answered, by the value that the journey's tables are laid out by. */
export function requiredTable(journey: CompiledJourney, spec: TablesSpec, words: RuleWords): Table {
  const columns = createColumns(journey, spec);
  const sections = allOf(journey, 'section').map(({ is }) => is);
  return {
    title: `What must be answered, by ${spec.by}`,
    notes: [
      'always: asked, and must be answered. never: may be left empty. not asked: never on the page.',
      'A section in variants is shown as it is once its variant is in force.',
    ],
    corner: 'Field',
    columns: columns.map(({ title }) => ({ title, note: '' })),
    groups: [...new Set(sections.map(({ id }) => id))].flatMap((id): readonly Group[] => {
      const variants = sections.filter((section) => section.id === id);
      const [first] = variants;
      if (first === undefined) return [];
      const rows = variants.flatMap((section) =>
        section.fields.map((field) => ({
          variant: section.variant?.name ?? null,
          row: rowOf(section, field, columnsOf(journey, section, columns), words),
        })),
      );
      const group = {
        title: `${textWords(first.title)} (${id})`,
        rows: mergeVariants(rows, variants.length),
      };
      return group.rows.length === 0 ? [] : [group];
    }),
  };
}

/** In a variant, its id is known as well. */
const columnsOf = (
  journey: CompiledJourney,
  section: CompiledSection,
  columns: readonly DecidedColumn[],
): readonly DecidedColumn[] =>
  section.variant === null
    ? columns
    : columns.map(({ title, ways }) => ({
        title,
        ways: crossed(ways, variantWays(journey, section)),
      }));

function rowOf(
  section: CompiledSection,
  field: CompiledField,
  columns: readonly DecidedColumn[],
  words: RuleWords,
): Row {
  const own = ownRelevance(section);
  const cells = columns.map(({ ways }): Cell => {
    const asked = decide(ways, ({ known }) =>
      all([holds(own, known), holds(field.relevant, known)]),
    );
    if (asked === false) return { kind: 'absent', text: 'not asked' };
    const required = decide(ways, ({ known }) =>
      all([holds(own, known), holds(field.relevant, known), holds(field.required, known)]),
    );
    return conditionCell(required, words, { always: 'always', never: 'never' });
  });
  return { title: field.subject, name: questionKey(section.id, field.name), cells };
}
