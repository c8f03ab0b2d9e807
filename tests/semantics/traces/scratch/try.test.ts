import fc from 'fast-check';
import { it } from 'vitest';
import { Draw } from '/work/wt/traces/tests/semantics/traces/draw';
import { journey } from '/work/wt/traces/tests/semantics/traces/grammar/journey';
import { filledFiles } from '/work/wt/traces/tests/semantics/fill';
import { compileCase } from '/work/wt/traces/tests/semantics/engine/compile-case';
it('compiles', () => {
  let ok = 0;
  const why = new Map<string, [number, string]>();
  const t = performance.now();
  const g = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1000, seed: 7 });
  for (const s of g) {
    const draw = new Draw(() => Number(s.next().value));
    const { files } = journey(draw);
    try {
      compileCase(filledFiles(files));
      ok++;
    } catch (e) {
      const m = String(e instanceof Error ? e.message : e);
      for (const code of new Set(m.match(/JC\d+|TypeError.*/g) ?? ['??' + m.slice(0, 200)])) {
        const [n] = why.get(code) ?? [0, ''];
        why.set(code, [
          n + 1,
          m.slice(Math.max(0, m.indexOf(code)), m.indexOf(code) + 700).split('\nerror')[0]!,
        ]);
      }
    }
  }
  console.log(ok, performance.now() - t);
  for (const [c, [n, m]] of [...why].sort((a, b) => b[1][0] - a[1][0]))
    console.log(c, n, m, '\n-------');
}, 100000);
