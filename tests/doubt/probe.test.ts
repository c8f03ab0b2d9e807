import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { walkToBase } from './simulator/base';
import { markedJourney } from './simulator/marked-journey';
import { Run } from './simulator/run';
import { drawSchedule } from './simulator/schedule';

it('plays', async () => {
  const cpu = (): number => process.cpuUsage().user / 1000;
  const base = await walkToBase(markedJourney());
  const from = Number(process.env['FROM'] ?? 0);
  const count = Number(process.env['COUNT'] ?? 40);
  let c = cpu();
  const lines: string[] = [];
  const kinds = new Map<string, number>();
  for (let seed = from; seed < from + count; seed += 1) {
    const began = cpu();
    const failure = await new Run(base, drawSchedule(seed)).play();
    if (failure !== null) {
      const after = typeof failure.after === 'string' ? failure.after : failure.after.do;
      lines.push(
        `${seed} ${failure.at} ${after} ${failure.failures.join(' | ').slice(0, 400)} ${Math.round(cpu() - began)}ms`,
      );
      const kind = (failure.failures[0] ?? '')
        .replace(/tab \w/, 'tab')
        .replace(/\br\d+/, 'r')
        .replace(/\d{6,}/, 's');
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  const total = cpu() - c;
  writeFileSync(
    '/tmp/sim-out.txt',
    [
      ...[...kinds].sort((a, b) => b[1] - a[1]).map(([k, n]) => `${n} ${k}`),
      `ms each ${total / count}`,
      '',
      ...lines,
    ].join('\n'),
  );
});
