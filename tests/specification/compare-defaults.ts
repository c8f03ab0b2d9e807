import type { Shipped } from '../unit/shipped';
import { plainHome, type Home, type Meter } from './home';
import { orProblem } from './or-problem';
import { planOf } from './plan-of';
import type { QuoteType } from './quote-type';
import { cell, readTable, type Row } from './read-table';
import { visit } from './visit';
import { through } from './walk';

const rows = readTable('defaults.md');

/** Every row of the table of what the meters answer. */
export const compareDefaults = (shipped: Shipped): readonly string[] =>
  rows.flatMap((row) =>
    orProblem(() => {
      const home = homeOf(row);
      const start = visit(shipped, home);
      const { engine, state } = through(start, 'yourHome', planOf(home));
      const here = JSON.stringify(engine.evaluate(state, { var: cell(row, 'Answer') }));
      const meters = `gas ${cell(row, 'Gas meter')}, electricity ${cell(row, 'Electricity meter')}`;
      return here === cell(row, 'Is')
        ? []
        : [
            `${meters}: \`${cell(row, 'Answer')}\` is ${here} instead of ${cell(row, 'Is')} (${cell(row, 'Clauses')}).`,
          ];
    }),
  );

function homeOf(row: Row): Home {
  const [gas, electricity] = [cell(row, 'Gas meter'), cell(row, 'Electricity meter')];
  return {
    ...plainHome(typeOf(gas, electricity)),
    gasMeter: meterOf(gas),
    electricityMeter: meterOf(electricity),
    mpan: electricity === '—' ? 'unknown' : electricity.endsWith('MPAN 02') ? '02' : '01',
  };
}

/** `2 by credit, MPAN 02` → `credit`. */
const meterOf = (words: string): Meter => {
  const [, meter = 'none'] = / by (\w+)/.exec(words) ?? [];
  return meter as Meter;
};

/** The partner of these households has supplier 2 for gas and, unless it is the same, 7 for electricity. */
function typeOf(gas: string, electricity: string): QuoteType {
  if (electricity === '—') return 'gasToGas';
  if (gas === '—') return 'electricityToElectricity';
  return gas.split(' ')[0] === electricity.split(' ')[0]
    ? 'dualConsolidatedToDualConsolidated'
    : 'dualDistinctToDualConsolidated';
}
