import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandContext, CommandInput } from '../frame/command';
import { createContext, usualFolder } from '../frame/create-context';
import { checkOut, type CheckedOut } from './revision';

export interface Sides {
  readonly before: CommandContext;
  readonly after: CommandContext;
}

/** What `work` makes of the two versions that were asked for; what was checked out for it is removed again. */
export async function withSides<T>(
  context: CommandContext,
  input: CommandInput,
  work: (sides: Sides) => T,
): Promise<T> {
  const words = [input.parameter('before') ?? '', input.parameter('after')] as const;
  const folders = words.map((word) => (word === null ? context.folder : folderOf(word, context)));
  const named = input.parameter('dir') === null ? folders.find((each) => each !== null) : null;
  const home = named ?? context.folder;
  const out: CheckedOut[] = [];
  const sideOf = (word: string | null, folder: string | null): Promise<CommandContext> => {
    if (folder !== null) return contextOf(context, folder);
    const revision = word ?? '';
    const made = checkOut(revision, home);
    out.push(made);
    return contextOf(context, made.folder, `${revision}:${context.shownFolder}`);
  };
  try {
    const before = await sideOf(words[0], folders[0] ?? null);
    const after = await sideOf(words[1], folders[1] ?? null);
    return work({ before, after });
  } finally {
    for (const each of out) each.remove();
  }
}

/** A folder with a journey in it, or with the usual folder in it; null for what must be a revision. */
function folderOf(word: string, { cwd }: CommandContext): string | null {
  const folder = resolve(cwd, word);
  return (
    [folder, join(folder, usualFolder)].find((each) => existsSync(join(each, 'journey.json'))) ??
    null
  );
}

const contextOf = (
  { terminal, format, signal, brand }: CommandContext,
  dir: string,
  shownFolder?: string,
): Promise<CommandContext> =>
  createContext(terminal, {
    ...{ dir, format, signal, brand: brand, traced: true },
    ...(shownFolder === undefined ? {} : { shownFolder }),
  });
