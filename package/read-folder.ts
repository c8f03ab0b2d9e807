import { brandsIn } from '../src/compiler';
import { loadOwnModules } from '../tools/own-modules';
import { readContract, readFiles } from '../tools/project';
import { compileForBuild, type CompiledForBuild } from './compile-for-build';
import type { CompileOptions } from './compiled';

/** How the journey of a folder is to be compiled. */
export type FolderOptions = Pick<CompileOptions, 'brand'>;

export async function readFolder(
  folder: string,
  { brand = null }: FolderOptions,
): Promise<
  CompiledForBuild & {
    /** Path from the folder → text. */
    readonly files: ReadonlyMap<string, string>;
    readonly contract: ReturnType<typeof readContract>;
  }
> {
  const files = readFiles(folder);
  const contract = readContract(folder, files);
  const modules = await loadOwnModules(files);
  // Whatever lies under `brands` is one only with a file of its own.
  const known = brand !== null && brandsIn(files).includes(brand) ? brand : null;
  const compiled = compileForBuild(files, contract, { brand: known, modules });
  return { ...compiled, files, contract };
}
