import { loadavg } from 'node:os';
import { startBuiltServer } from '../../server/testing/start-built-server';
import { launchChromium } from '../page/launch-chromium';
import { median } from '../page/traced';

const build = process.env['BENCH_BUILD'] ?? 'dist';
const runs = Number(process.env['BENCH_RUNS'] ?? 5);
/** Where Lighthouse talks to the browser. */
const port = 9411;

const scores = ['performance', 'accessibility', 'best-practices'] as const;
/** Milliseconds but the last. */
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'interactive',
  'cumulative-layout-shift',
] as const;

/** What is used of Lighthouse, which is installed beside this file and not with the project. */
type Lighthouse = (
  address: string,
  flags: {
    readonly port: number;
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
  },
) => Promise<{ readonly lhr: Report } | undefined>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/** Prints what Lighthouse says of the first page on its slow phone; the median of several loads. */
export async function measureFirstPage(lighthouse: Lighthouse): Promise<void> {
  const server = await startBuiltServer({ build, key: 'bench' });
  const browser = await launchChromium([`--remote-debugging-port=${String(port)}`]);
  const seen: Readonly<Record<string, number>>[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const found = await look(lighthouse, `http://localhost:${String(server.port)}/`);
      seen.push(found);
      console.log(line(found));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const names = Object.keys(seen[0] ?? {});
  const medians = names.map((name) => [name, median(seen.map((one) => one[name] ?? NaN))] as const);
  console.log(`median of ${String(runs)}`);
  console.log(line(Object.fromEntries(medians)));
  console.log(`load ${loadavg()[0]?.toFixed(1) ?? ''}`);
}

async function look(
  lighthouse: Lighthouse,
  address: string,
): Promise<Readonly<Record<string, number>>> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...scores],
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  return {
    ...Object.fromEntries(scores.map((name) => [name, (categories[name]?.score ?? NaN) * 100])),
    ...Object.fromEntries(figures.map((name) => [name, audits[name]?.numericValue ?? NaN])),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

const line = (found: Readonly<Record<string, number>>): string =>
  Object.entries(found)
    .map(([name, value]) => `${name} ${value < 1 ? value.toFixed(3) : value.toFixed(0)}`)
    .join(' · ');
