import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration, readContract } from '../../tools/project';
import { blindFaults, corpora } from './fault';
import { measureBlind, type BlindOutcome } from './measure';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'journey-config');
const files = readConfiguration(folder);
const contract = readContract(folder, files);
const named = (process.env['FAMILIES'] ?? '').split(',').filter((each) => each !== '');
const every = Number(process.env['EVERY'] ?? 1);
const offset = Number(process.env['OFFSET'] ?? 0);
const only = process.env['ONLY'];
const corpus = corpora.find((each) => each === process.env['CORPUS']);
const isNamed = new Set(blindFaults(named, corpus).map(({ id }) => id));
/** Counted before families are named, so that each fault is in the same part whichever are looked at. */
const chosen = blindFaults([], corpus)
  .filter(({ decidable }) => only === undefined || decidable === (only === 'decidable'))
  .filter((_, index) => index % every === offset)
  .filter(({ id }) => isNamed.has(id));
const outcomes = [
  ...measureBlind(files, contract, chosen, {
    ...{ folder, isProved: process.env['CHECK_ONLY'] === undefined },
  }),
];

const isFound = ({ checked, proved }: BlindOutcome): boolean => checked.length + proved.length > 0;
/** Shares are never rounded up. */
const share = (of: readonly BlindOutcome[]): string => {
  const found = of.filter(isFound).length;
  const percent =
    of.length === 0 ? '' : ` (${(Math.floor((found * 1000) / of.length) / 10).toFixed(1)} %)`;
  return `${String(found)} of ${String(of.length)}${percent}`;
};
function row(name: string, of: readonly BlindOutcome[]): string {
  const decidable = of.filter(({ fault }) => fault.decidable);
  const other = of.filter(({ fault }) => !fault.decidable);
  const placed = of.filter(
    ({ atLine, ...each }) => isFound({ ...each, atLine }) && atLine !== null,
  );
  const atLine = placed.filter((each) => each.atLine === true).length;
  const proved = of.filter(({ checked }) => checked.length === 0).filter(isFound).length;
  return `| ${name} | ${share(decidable)} | ${share(other)} | ${String(proved)} | ${String(atLine)} of ${String(placed.length)} |`;
}

const families = [...new Set(outcomes.map(({ fault }) => fault.family))];
process.stdout.write(
  `${[
    '| family | decidable, found | others, found | by the prover alone | at the very line |',
    '| --- | --- | --- | --- | --- |',
    ...families.map((name) =>
      row(
        name,
        outcomes.filter(({ fault }) => fault.family === name),
      ),
    ),
    row('all', outcomes),
  ].join('\n')}\n\n`,
);
for (const each of outcomes)
  if (!isFound(each) && each.fault.family !== 'harmless')
    process.stdout.write(
      `missed ${each.fault.id}${each.fault.decidable ? '' : ' (not decidable)'}: ${each.fault.says}\n`,
    );
  else if (isFound(each) && each.fault.family === 'harmless')
    process.stdout.write(
      `false alarm ${each.fault.id}: ${[...each.checked, ...each.proved].map(({ message }) => message).join(' ')}\n`,
    );
/** Percent of the decidable ones that must be found, and no false alarm with them. */
const least = process.env['LEAST'];
if (least !== undefined) {
  const decidable = outcomes.filter(({ fault }) => fault.decidable);
  const found = decidable.filter(isFound).length;
  const isFalseAlarm = outcomes.some((each) => each.fault.family === 'harmless' && isFound(each));
  if (isFalseAlarm || found * 100 < Number(least) * decidable.length) {
    process.stdout.write(`fewer than ${least} % are found, or something harmless is\n`);
    process.exitCode = 1;
  }
}
const file = process.env['OUT'];
if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
