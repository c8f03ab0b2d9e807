// @vitest-environment jsdom
import { afterAll, beforeAll, it } from 'vitest';
import { appendFileSync, writeFileSync } from 'node:fs';
import { cells, calls, cellOf, states, type FaultRow } from '../table/table';
import { against, againstEvery, pressed } from '../judge/judge';
import { look } from '../judge/looked';
import { playsOf } from '../wire/fault';
import { playCell, see } from './cell';
import { openWorld, type World } from './world';

let world: World;
const log = process.env['MATRIX_LOG'] ?? '/tmp/w/cells.txt';
beforeAll(async () => {
  world = await openWorld();
  writeFileSync(log, '');
});
afterAll(() => world.end());
const only = new RegExp(process.env['CELLS'] ?? '.');
const chosen = new Set((process.env['FAULTS'] ?? '').split(',').filter(Boolean));
const played = calls.filter(({ ifThere, id }) => (ifThere === undefined || id.includes('existing')) && only.test(id));
it.each(played.map(({ id }) => id))('%s', async (id) => {
  const all = cells().filter(({ call, fault }) => call.id === id && (chosen.size === 0 || chosen.has(fault.id)));
  for (const { call, fault } of all) {
    for (const play of playsOf(call, fault as FaultRow)) {
      const key = `${call.id} × ${fault.id}${play.name && ` (${play.name})`}`;
      const t0 = process.hrtime.bigint();
      try {
        const one = await playCell(world.player, call, fault, play);
        const seenFirst = look(one);
        const closer = fault.group === 'readable' ? [] : await pressed(seenFirst);
        const looked = look({ ...one, seen: { ...one.seen, lines: closer.length || fault.group !== 'readable' ? (await see(one.run)).lines : one.seen.lines } });
        const { state, room = [state] } = cellOf(call, fault);
        const results = room.map((r) => [r, against(looked, r)] as const);
        const fits = results.find(([, p]) => p.length === 0);
        const every = [...closer, ...againstEvery(looked, fits?.[0] ?? state)];
        const other = fits ? '' : states.filter((s) => !room.includes(s.id) && against(looked, s.id).length === 0).map((s) => s.id).join(',');
        const ms = Math.round(Number(process.hrtime.bigint() - t0) / 1e6);
        const ok = fits && every.length === 0;
        appendFileSync(log, `${ok ? 'EQUAL' : 'DIFF '} ${key} → ${fits ? fits[0] : `(${room.join('|')}) is ${other || '?'}`} ${ms}ms\n${ok ? '' : [...every.map((e) => `      every: ${e.slice(0, 300)}`), ...(fits ? [] : results[0]![1].map((p) => `      ${results[0]![0]}: ${p}`)), ...(looked.news.slice(0, 12).map((l) => `        | ${l.slice(0, 160)}`)), ].join('\n') + '\n'}`);
        one.run.visit.end();
      } catch (error) {
        appendFileSync(log, `ERROR ${key}: ${String((error as Error).stack).split('\n').slice(0, 4).join(' / ')}\n`);
      }
    }
  }
}, 600_000);
