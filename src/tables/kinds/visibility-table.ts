import {
  questionKey,
  type CompiledJourney,
  type CompiledSection,
  type TablesSpec,
} from '../../journey';
import { createColumns, type DecidedColumn } from '../columns/create-columns';
import { decide } from '../columns/decide';
import { all } from '../partial/boolean';
import { holds } from '../partial/simplify';
import type { Cell, Row, Table } from '../table';
import { ownRelevance } from '../own-relevance';
import { conditionCell, textWords, type RuleWords } from '../words';
import { mergeVariants } from './merge-variants';

/** Which sections a household meets, by the value that the journey's tables are laid out by. */
export function visibilityTable(
  journey: CompiledJourney,
  spec: TablesSpec,
  words: RuleWords,
): Table {
  const columns = createColumns(journey, spec);
  return {
    title: `Which sections are shown, by ${spec.by}`,
    notes: [
      'A section comes onto the page once those before it are valid; here it says whether it ever does.',
    ],
    corner: 'Section',
    columns: columns.map(({ title }) => ({ title, note: '' })),
    groups: journey.steps
      .filter(({ sections }) => sections.length > 0)
      .map(({ name, id, sections }) => ({
        title: `${name} (${id})`,
        rows: [...new Set(sections.map((section) => section.id))].flatMap((each) => {
          const variants = sections.filter((section) => section.id === each);
          return mergeVariants(
            variants.map((section) => ({
              variant: section.variant?.name ?? null,
              row: rowOf(section, columns, words),
            })),
            variants.length,
          );
        }),
      })),
  };
}

function rowOf(section: CompiledSection, columns: readonly DecidedColumn[], words: RuleWords): Row {
  const own = ownRelevance(section);
  const cells = columns.map(({ ways }): Cell => {
    const shown = decide(ways, ({ known }) =>
      all([holds(own, known), holds(section.visible, known)]),
    );
    const counts = decide(ways, ({ known }) => holds(own, known));
    const never = counts === false ? 'not asked' : 'counts, but is not drawn';
    return conditionCell(shown, words, { always: 'shown', never });
  });
  return { title: `${textWords(section.title)}${placeWords(section)}`, name: section.id, cells };
}

/** A section that is no part of the page says where it is met. */
function placeWords({ present }: CompiledSection): string {
  if (present.as === 'dialog') return ' (a dialog)';
  return present.as === 'item'
    ? ` (an item of ${questionKey(present.section, present.field)})`
    : '';
}
