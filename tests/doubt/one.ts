import { writeFileSync } from 'node:fs';
import { editsOf, simulatorWith, type Mutant } from './mutants/run-in';
import list from './mutants/edits.json';

const id = process.env['MUTANT'];
const mutant = (list.mutants as Mutant[]).find((one) => one.id === id) ?? null;
const { prepare, smallest, playSeeds, Run } = await simulatorWith(mutant);
const base = await prepare(mutant === null ? [] : editsOf(mutant));
const out: string[] = [];
for (const seed of (process.env['SEEDS'] ?? '').split(',').map(Number)) {
  const [fallen] = await playSeeds(base, { from: seed, count: 1 });
  if (fallen === undefined) {
    out.push(`${seed} holds`);
    continue;
  }
  const small = await smallest(base, fallen, Number(process.env['TRIES'] ?? 120));
  const run = new Run(base, small);
  const failure = await run.play();
  out.push(`seed ${seed}`, JSON.stringify(failure), JSON.stringify(small));
  out.push(
    ...run.partner.log
      .filter(
        ({ operation }) =>
          ![
            'token',
            'trackRecords',
            'titles',
            'employmentStatuses',
            'residentialStatuses',
            'directDebitDays',
            'customerAddress',
          ].includes(operation),
      )
      .map(
        (x) =>
          `  ${x.leftAt} ${x.operation} ${(x.sent.body ?? '').slice(0, 60)} fault=${JSON.stringify(x.fault)} receipts=${x.receipts.map((r) => `${r.at}:${r.answer.status}`).join()} ended=${x.endedAt} answer=${JSON.stringify(x.answer)?.slice(0, 90)}`,
      ),
  );
  out.push(
    JSON.stringify(
      run.lastWorld,
      (k, v) => (k === 'storage' || k === 'page' || k === 'sections' ? undefined : v),
      0,
    ),
  );
  out.push('');
}
writeFileSync('/tmp/one-out.txt', out.join('\n'));
