import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../src/compiler';
import type { JsonObject } from '../../src/engine';
import { importForm } from '../../tools/cli/import/import-form';
import { tallyOf, type Tally } from '../../tools/cli/import/tally';
import { InputError } from '../../tools/project';

/** Prints what of each form of a folder comes over, and the sums. */
export async function measureImports(folder: string, answers: number): Promise<void> {
  const sums = { questions: 0, wholeQuestions: 0, otherQuestions: 0, rules: 0, wholeRules: 0 };
  let sound = 0, clean = 0, forms = 0;
  const codes = new Map<string, number>();
  const why = new Map<string, number>();
  for (const file of readdirSync(folder).sort()) {
    let imported;
    try {
      imported = importForm(readFileSync(join(folder, file), 'utf8'), file, '../schemas');
    } catch (error) {
      if (!(error instanceof InputError)) { console.log('FAULT', file, error); continue; }
      console.log('refused', file, error.message);
      continue;
    }
    forms += 1;
    const tally = tallyOf(imported);
    for (const key of Object.keys(sums) as (keyof Tally)[]) sums[key] += tally[key];
    for (const { about, message } of imported.findings) {
      const k = about + ': ' + message.replace(/\/[^ ,]+/g, 'PATH').slice(0, 110);
      why.set(k, (why.get(k) ?? 0) + 1);
    }
    const contract = JSON.parse(imported.files.get('api/openapi.json') ?? '{}') as JsonObject;
    const files = new Map([...imported.files].filter(([p]) => !p.startsWith('api/')).map(([p, t]) => [p, t] as const));
    const { diagnostics } = compile(files, contract);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) sound += 1;
    if (diagnostics.length === 0) clean += 1;
    for (const d of diagnostics) { const k = d.severity + ' ' + d.code + ' ' + d.message.replace(/`[^`]*`/g, '`…`').slice(0,100); codes.set(k, (codes.get(k) ?? 0) + 1);
      if (process.env['SHOW'] !== undefined && d.code === process.env['SHOW']) console.log(file, d.file, d.line, d.message, (imported.files.get(d.file)??'').split('\n').slice(d.line-2,d.line+2).join('\n')); }
    if (process.env['EACH']) console.log(file, JSON.stringify(tally), errors.length, diagnostics.length);
  }
  console.log(forms, 'forms', sums, 'sound', sound, 'clean', clean, answers);
  for (const [k, n] of [...codes].sort((a, b) => b[1] - a[1])) console.log(n, k);
  console.log('----');
  for (const [k, n] of [...why].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env['TOP'] ?? 50))) console.log(n, k);
}
