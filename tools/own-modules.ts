import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnModule, OwnModules } from '../src/compiler';

type Import = (address: string) => Promise<unknown>;

const imported: Import = (address) => import(/* @vite-ignore */ address) as Promise<unknown>;

/**
 * What the files of code in a configuration come to: path → module. They are run from their text, so
 * that each text is run once, and a file that has changed is run anew.
 */
export async function loadOwnModules(
  files: ReadonlyMap<string, string>,
  load: Import = imported,
): Promise<OwnModules> {
  const code = [...files].filter(([path]) => isOwnCode(path));
  return new Map(
    await Promise.all(
      code.map(async ([path, text]) => [path, await moduleOf(text, load)] as const),
    ),
  );
}

/** The files of code in a configuration's folder: path → text. None where they cannot be read, which others say. */
export function readOwnCode(folder: string): ReadonlyMap<string, string> {
  try {
    const paths = readdirSync(join(folder, 'operators')).map((name) => `operators/${name}`);
    return new Map(
      paths.filter(isOwnCode).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  } catch {
    return new Map();
  }
}

/** Whether a file of a configuration is code that the command line runs. */
export const isOwnCode = (path: string): boolean => /^operators\/[^/]+\.js$/.test(path);

async function moduleOf(text: string, load: Import): Promise<OwnModule> {
  try {
    const module = await load(`data:text/javascript,${encodeURIComponent(text)}`);
    return { exports: { ...(module as Readonly<Record<string, unknown>>) } };
  } catch (error) {
    // Whatever a file throws; its address is its whole text.
    const reason = (error instanceof Error ? error.message : String(error))
      .replaceAll(/data:text\/javascript,\S*/g, 'it')
      .replace(/\.$/, '');
    return { failure: reason };
  }
}
