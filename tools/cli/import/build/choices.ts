import { Unsaid } from '../expressions/said';
import { parseXPath } from '../xpath/parse-xpath';
import type { Choice, Control, Itemset, TableRow, XForm } from '../xform/model';
import { itextName } from '../xform/read-words';
import type { PlannedChoice } from './plan';

/**
 * What a question offers.
 *
 * @throws Unsaid where that does not stand in the form
 */
export function choicesOf(
  { choices, itemset, appearance }: Control,
  form: XForm,
): readonly PlannedChoice[] {
  if (/\bsearch\s*\(/.test(appearance)) throw elsewhere('a search of a file');
  if (itemset === null) return merged(choices.map(plannedChoice));
  return merged(choicesOfItemset(itemset, form));
}

const plannedChoice = ({ value, label, line }: Choice): PlannedChoice => ({
  ...{ value, label, line, row: null, where: [] },
});

const elsewhere = (what: string): Unsaid =>
  new Unsaid(
    `Its choices come from ${what}`,
    'have a call bring them, and write options: {"from": "lookups.name", …}; or write them into the form',
  );

function choicesOfItemset(itemset: Itemset, form: XForm): readonly PlannedChoice[] {
  const { nodeset } = itemset;
  const tree = parseXPath(nodeset.text);
  if (tree?.kind !== 'path' || typeof tree.path.from !== 'object')
    throw elsewhere('answers, or are put in order by chance');
  const { instance } = tree.path.from;
  const rows = form.tables.get(instance);
  if (rows === undefined) throw elsewhere(`the list “${instance}”, which is not in the form`);
  const conditions = bracketsIn(nodeset.text).map((text) => ({ text, line: nodeset.line }));
  return rows.map((row) => ({
    value: row.get(itemset.value)?.text ?? '',
    label: labelOf(row, itemset),
    row,
    where: conditions,
    line: row.get(itemset.value)?.line ?? nodeset.line,
  }));
}

/** The conditions of a path, as they are written. */
export function bracketsIn(path: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let begun = 0;
  let quote = '';
  for (const [at, mark] of Array.from(path).entries()) {
    if (quote !== '') {
      if (mark === quote) quote = '';
    } else if (mark === '"' || mark === "'") quote = mark;
    else if (mark === '[') {
      if (depth === 0) begun = at + 1;
      depth += 1;
    } else if (mark === ']') {
      depth -= 1;
      if (depth === 0) found.push(Array.from(path).slice(begun, at).join(''));
    }
  }
  return found;
}

function labelOf(row: TableRow, { label, isItext }: Itemset): PlannedChoice['label'] {
  const written = row.get(label);
  if (written === undefined) return null;
  const { text, line } = written;
  if (isItext) return { line, itext: text, pieces: [] };
  return { line, itext: itextName(text), pieces: [text] };
}

/** One of each value: a value that is offered under several conditions is offered under any of them. */
function merged(choices: readonly PlannedChoice[]): readonly PlannedChoice[] {
  const values = new Set<string>();
  for (const { value } of choices) {
    if (value === '')
      throw new Unsaid('One of its choices has no value', 'give it one in the form');
    if (values.has(value))
      throw new Unsaid(
        `Two of its choices have the value “${value}”`,
        'give each its own in the form',
      );
    values.add(value);
  }
  if (choices.length === 0) throw elsewhere('nowhere in the form');
  return choices;
}
