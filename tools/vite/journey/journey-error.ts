import { join } from 'node:path';
import type { BuiltJourney } from './build-journey';

/** An error as Vite shows it: in the terminal, and over the page with file and line. */
export interface JourneyError {
  readonly message: string;
  readonly id: string;
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
  readonly frame: string;
}

/** All errors in one, placed at the first; null for a journey without errors. */
export function journeyError(built: BuiltJourney, folder: string): JourneyError | null {
  const [first] = built.errors;
  if (first === undefined) return null;
  const file = join(folder, first.file);
  const count = built.errors.length === 1 ? '1 error' : `${built.errors.length} errors`;
  const rendered = built.errors.map((error) => built.render(error)).join('\n\n');
  return {
    message: `The journey has ${count}.\n\n${rendered}`,
    id: file,
    // Rollup counts columns from 0.
    loc: { file, line: first.line, column: first.column - 1 },
    frame: '',
  };
}
