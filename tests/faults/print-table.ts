import { join } from 'node:path';
import { readConfiguration, readContract } from '../../tools/project';
import { makeFaults } from './make-faults';
import { measure } from './measure';
import { table } from './table';

const root = join(import.meta.dirname, '../..');
const files = readConfiguration(join(root, 'journey-config'));
const contract = readContract(join(root, 'journey-config'), files);
const seed = Number(process.env['SEED'] ?? 1);
const outcomes = measure(files, contract, makeFaults(files, seed, contract));

process.stdout.write(`${table(outcomes)}\n`);
for (const { fault, findings } of outcomes)
  if (findings.length === 0)
    process.stdout.write(`\n${fault.id}: ${fault.file}: ${fault.description}`);
process.stdout.write('\n');
