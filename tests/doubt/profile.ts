import { simulatorWith } from './mutants/run-in';

export async function main(): Promise<void> {
  const { prepare, playSeeds } = await simulatorWith(null);
  const base = await prepare();
  await playSeeds(base, { count: 10 });
  const c = process.cpuUsage();
  const t = performance.now();
  const count = Number(process.env['COUNT'] ?? 100);
  const fallen = await playSeeds(base, { from: Number(process.env['FROM'] ?? 0), count });
  const u = process.cpuUsage(c);
  console.log(
    `user ${u.user / 1000 / count} sys ${u.system / 1000 / count} wall ${(performance.now() - t) / count}`,
  );
  const kinds = new Map<string, number[]>();
  for (const { seed, failure } of fallen) {
    const kind = (failure.failures[0] ?? '')
      .replace(/tab \w/, 'tab')
      .replace(/\br\d+/, 'r')
      .replace(/\d{6,}/, 's')
      .slice(0, 300);
    kinds.set(kind, [...(kinds.get(kind) ?? []), seed]);
  }
  for (const [kind, seeds] of kinds) console.log(seeds.length, kind, seeds.slice(0, 8).join());
}
await main();
