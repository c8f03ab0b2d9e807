import type { Shipped } from '../unit/shipped';
import { plainHome } from './home';
import { cell, readTable } from './read-table';
import { askedOn, deed, sectionAt, visit } from './visit';
import { wordsFor } from './words-for';

const rows = readTable('postcodes.md');
const longest = 7;

/** Every row of the table of postcodes: whether it is taken, and as what it is kept. */
export function comparePostcodes(shipped: Shipped): readonly string[] {
  const start = visit(shipped, plainHome('gasToGas'));
  const ask = askedOn(start).find(({ compiled }) => compiled.path === 'postcode');
  if (ask === undefined) return ['Nobody is asked for a postcode.'];
  const { field, compiled, section } = ask;
  return rows.flatMap((row) => {
    const world = deed(start, 'answer', { [field.key]: cell(row, 'Typed') });
    const outcome = cell(row, 'Outcome');
    const expected =
      outcome === 'accepted' ? null : wordsFor(outcome, { label: compiled.subject, n: longest });
    const error = sectionAt(world, section)?.fields[compiled.name]?.error ?? null;
    const kept = world.engine.evaluate(world.state, { var: 'postcode' });
    const wrong = [
      ...(error === expected
        ? []
        : [`says “${error ?? 'nothing'}” instead of “${expected ?? 'nothing'}”`]),
      ...(kept === cell(row, 'Kept') ? [] : [`is kept as ${JSON.stringify(kept)}`]),
    ];
    return wrong.map((words) => `“${cell(row, 'Typed')}” ${words} (${cell(row, 'Clauses')}).`);
  });
}
