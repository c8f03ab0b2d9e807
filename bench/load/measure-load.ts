import { play, type Visit } from './household';
import { startBuiltServer } from '../../server/testing/start-built-server';

const KEY = 'bench';
const build = process.env['BENCH_BUILD'] ?? 'dist';
const sizes = (process.env['BENCH_HOUSEHOLDS'] ?? '60,500').split(',').map(Number);

/** Prints what becomes of so many households that all begin in the same moment. */
export async function measureLoad(): Promise<void> {
  for (const households of sizes) {
    const server = await startBuiltServer({
      build,
      key: KEY,
      database: process.env['DATABASE_URL'],
    });
    const began = performance.now();
    const visits = await Promise.all(
      Array.from({ length: households }, (_, index) => play(server.port, postcodeOf(index))),
    );
    const seconds = (performance.now() - began) / 1000;
    const made = await switchesAt(server.port);
    await server.stop();
    console.log(report(visits, seconds, made));
  }
}

const postcodeOf = (index: number): string => `LS${String(1 + (index % 9))}2AB`;

async function switchesAt(port: number): Promise<number> {
  const answer = await fetch(`http://localhost:${String(port)}/api/__sandbox/switches`, {
    headers: { 'x-sandbox-key': KEY },
  });
  return ((await answer.json()) as readonly unknown[]).length;
}

function report(visits: readonly Visit[], seconds: number, made: number): string {
  const all = visits.flatMap(({ exchanges }) => exchanges);
  const done = visits.filter(({ stopped }) => stopped === null).length;
  const calls = all.filter(({ path }) => path.startsWith('/api/'));
  return [
    `${String(visits.length)} households at once, ${seconds.toFixed(1)} s: ${String(done)} completed, ${String(made)} switches in the database`,
    `  ${String(all.length)} requests, ${(all.length / seconds).toFixed(0)} a second`,
    `  files: ${timesOf(all.filter(({ path }) => !path.startsWith('/api/')))}`,
    `  calls: ${timesOf(calls)}`,
    `  ends: ${counted(all.map(({ end }) => end))}`,
    `  households that stopped: ${counted(visits.flatMap(({ stopped }) => stopped ?? []))}`,
  ].join('\n');
}

function timesOf(exchanges: readonly { readonly milliseconds: number }[]): string {
  const times = exchanges.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (part: number) => String(Math.round(times[Math.floor(times.length * part)] ?? 0));
  const longest = String(Math.round(times.at(-1) ?? 0));
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${longest} ms`;
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return 'none';
  return [...counts].map(([name, count]) => `${String(count)} × ${name}`).join(', ');
}
