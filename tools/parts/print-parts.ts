import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, groupedBy, purposeOf, type Purpose } from './bill-of-materials';
import { judgeLicences, licenceOf } from './judge-licences';
import { licenceTexts } from './licence-texts';
import rules from './licences.json';
import { readParts } from './read-packages';

const root = process.cwd();
const OUT = 'dist/parts';
const purposes: readonly Purpose[] = ['run-time', 'development'];

const list = readParts(root);
mkdirSync(join(root, OUT), { recursive: true });
for (const purpose of purposes) {
  const parts = list.parts.filter((part) => purposeOf(part) === purpose);
  const file = `${OUT}/${purpose}.cdx.json`;
  writeFileSync(
    join(root, file),
    `${JSON.stringify(billOfMaterials(list, purpose, rules), null, 2)}\n`,
  );
  console.log(`${purpose}: ${String(parts.length)} packages, ${file}`);
  const counted = groupedBy(parts, (part) => licenceOf(part, rules) ?? 'none');
  for (const [licence, { length }] of [...counted].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`  ${String(length).padStart(4)}  ${licence}`);
  }
}
writeFileSync(join(root, OUT, 'licences.txt'), licenceTexts(root, list, rules));
console.log(`Notices of what is delivered: ${OUT}/licences.txt`);
const faults = judgeLicences(list.parts, rules);
for (const fault of faults) console.error(`error: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
