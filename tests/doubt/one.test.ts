import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { walkToBase } from './simulator/base';
import { markedJourney } from './simulator/marked-journey';
import { Run } from './simulator/run';
import { drawSchedule, type Schedule } from './simulator/schedule';
import { shrink } from './simulator/shrink';

it('plays one', async () => {
  const base = await walkToBase(markedJourney());
  const out: string[] = [];
  for (const seed of (process.env['SEEDS'] ?? '3').split(',').map(Number)) {
    const first = await new Run(base, drawSchedule(seed)).play();
    const kind = (first?.failures[0] ?? '').slice(0, 22);
    const fails = async (one: Schedule): Promise<boolean> => {
      const failure = await new Run(base, one).play();
      return failure !== null && (failure.failures[0] ?? '').startsWith(kind);
    };
    const small =
      first === null
        ? drawSchedule(seed)
        : await shrink(drawSchedule(seed), fails, Number(process.env['TRIES'] ?? 60));
    const run = new Run(base, small);
    const failure = await run.play();
    run.tabs;
    out.push(`seed ${seed}`, JSON.stringify(failure), JSON.stringify(small), ...run.trace);
    out.push(
      ...run.partner.log
        .filter(({ operation }) => !['token', 'trackRecords'].includes(operation))
        .map(
          (x) =>
            `  ${x.leftAt} ${x.operation} ${(x.sent.body ?? '').slice(0, 90)} fault=${JSON.stringify(x.fault)} receipts=${x.receipts.map((r) => `${r.at}:${r.answer.status}`).join()} ended=${x.endedAt} answer=${JSON.stringify(x.answer)?.slice(0, 120)}`,
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
}, 600_000);
