import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile, createShapeValidators } from '../../src/compiler';
import { createProver, prove } from '../../src/prover';
import { loadOwnModules } from '../../tools/own-modules';
import { readConfiguration, readContract } from '../../tools/project';

it.each(['journey-config', 'tests/permit/journey-config'])(
  'nothing is proved against %s, and nothing is left out',
  async (name) => {
    const folder = join(import.meta.dirname, '../..', name);
    const files = readConfiguration(folder);
    const modules = await loadOwnModules(files);
    const { journey, origins, policies } = compile(files, readContract(folder, files), {
      traced: true,
      modules,
    });
    if (journey === null) throw new Error('The journey has errors.');
    const prover = createProver(journey, { validators: createShapeValidators(journey) });
    const { findings, looked } = prove(prover, origins, policies);
    expect(findings.map(({ message }) => message)).toEqual([]);
    expect(looked).toMatchObject({ incomplete: [], notReplayed: 0 });
    expect(looked.rules).toBeGreaterThan(90);
  },
);
