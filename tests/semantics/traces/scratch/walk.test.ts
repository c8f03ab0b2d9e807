import fc from 'fast-check';
import { it } from 'vitest';
import { Draw } from '../draw';
import { journey } from '../grammar/journey';
import { shrunk } from '../shrink';
import { asCase } from '../as-case';
import { walked } from '../walk';
it('walks', () => {
  let ok = 0,
    bad = 0,
    events = 0,
    journeys = 0;
  const why = new Map<string, number>();
  const t = performance.now();
  let tj = 0;
  const c0 = process.cpuUsage();
  const g = fc.sample(fc.infiniteStream(fc.nat()), {
    numRuns: Number(process.env.N ?? 100),
    seed: Number(process.env.SEED ?? 7),
  });
  for (const s of g) {
    const draw = new Draw(() => Number(s.next().value));
    const t0 = performance.now();
    const { plan, files } = journey(draw);
    tj += performance.now() - t0;
    for (let k = 0; k < 4; k++) {
      try {
        const { trace, difference } = walked(draw, plan, files);
        journeys++;
        events += trace.happenings.length;
        if (difference) {
          bad++;
          const l = difference.lines[0]!.slice(0, 400);
          const key = l.replace(/\[\d+\]/g, '[]').split(':')[0]!;
          why.set(key, (why.get(key) ?? 0) + 1);
          if (why.get(key)! < 2) {
            const [a, b] = shrunk(trace, difference, Number(process.env.M ?? 2500));
            console.log(
              '=====',
              b.lines.slice(0, 3).join('\n').slice(0, 1200),
              '\n',
              JSON.stringify(asCase(a, b, 'x')).replace(/"steps\/[a-z]+\/[a-z-]+.json":\{\},/g, ''),
            );
          }
        } else ok++;
      } catch (e) {
        if (!String(e).includes('JC')) throw e;
        break;
      }
    }
  }
  const c = process.cpuUsage(c0);
  console.log({ ok, bad, events, journeys, ms: performance.now() - t, tj, cpu: c.user / 1000 }, [
    ...why,
  ]);
}, 1000000);
