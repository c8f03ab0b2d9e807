import { join } from 'node:path';
import { compile, renderDiagnostic } from '../../../src/compiler';
import type { CompiledJourney } from '../../../src/journey';
import { loadOwnModules } from '../../../tools/own-modules';
import { readConfiguration, readContract } from '../../../tools/project';

const folder = join(import.meta.dirname, '../journey-config');

/** The files of the permit: path → text. */
export const permitFiles = (): ReadonlyMap<string, string> => readConfiguration(folder);

/** The permit, compiled; it has to be without a fault. */
export async function permitJourney(): Promise<CompiledJourney> {
  const files = permitFiles();
  const modules = await loadOwnModules(files);
  const { journey, diagnostics } = compile(files, readContract(folder, files), { modules });
  if (journey === null)
    throw new Error(
      diagnostics.map((one) => renderDiagnostic(one, files.get(one.file) ?? null)).join('\n'),
    );
  return journey;
}
