import { createRetelling, filesWith, isAlike, type Edit, type JsonFiles } from './edits';
import { noHistory, retold, type History } from './history';
import { createMerging } from './merging';
import type { Project } from './protocol';

/** The files as they stand on the disk, and the draft over them with all that was done to it. */
export interface Work {
  readonly project: Project;
  readonly history: History;
  /** What came of the last thing that was not done by hand: saved, or taken up from outside. */
  readonly said: string | null;
}

/** What outlasts a reload: the history, and what stood in the files that it writes in. */
export interface Kept {
  readonly history: History;
  readonly files: JsonFiles;
}

export function keptOf(history: History, files: JsonFiles): Kept {
  const { edits, done, undone } = history;
  const places = [...done, ...undone].flatMap((step) => step.places);
  const names = new Set([...edits, ...places].map(({ file }) => file));
  const named = Object.entries(files).filter(([file]) => names.has(file));
  return { history, files: Object.fromEntries(named) };
}

/** What was changed while nobody had the page open is taken up as if it were changed now. */
export function begun(project: Project, kept: Kept | null): Work {
  if (kept === null) return { project, history: noHistory, said: null };
  const before = { ...project, files: { ...project.files, ...kept.files } };
  return takenUp({ project: before, history: kept.history, said: null }, project);
}

export function takenUp({ project, history, said }: Work, given: Project): Work {
  // A file that cannot be read may be half written: it stands as it did until it can.
  const still = Object.entries(project.files).filter(([file]) => given.unreadable.includes(file));
  const files = { ...given.files, ...Object.fromEntries(still) };
  const fresh = { ...given, files };
  const all = [...new Set([...Object.keys(project.files), ...Object.keys(files)])];
  const other = all.filter((file) => !isAlike(project.files[file] ?? null, files[file] ?? null));
  if (other.length === 0) return { project, history, said };
  return {
    project: fresh,
    history: retold(history, createMerging(project.files, files)),
    said: `Changed outside, and taken up: ${listed(other)}`,
  };
}

/** After `edits` were saved; what was edited meanwhile goes on over them. */
export function saved(
  { project, history }: Work,
  edits: readonly Edit[],
  fresh: Project,
  files: readonly string[],
): Work {
  const written = filesWith(project.files, edits);
  const over = retold(history, createRetelling(project.files, written));
  const work = takenUp(
    { project: { ...project, files: written }, history: over, said: null },
    fresh,
  );
  return { ...work, said: `Saved: ${listed(files)}` };
}

const mostNamed = 3;

const listed = (files: readonly string[]): string =>
  files.length <= mostNamed
    ? files.join(', ')
    : `${files.slice(0, mostNamed).join(', ')} and ${String(files.length - mostNamed)} more`;
