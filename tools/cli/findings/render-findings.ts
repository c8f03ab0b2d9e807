import { join } from 'node:path';
import { renderDiagnostic, type Diagnostic, type FindingPart } from '../../../src/compiler';
import type { Colours } from '../frame/colours';
import type { CommandContext } from '../frame/command-context';

const paints: Readonly<Record<FindingPart, keyof Colours>> = {
  error: 'red',
  warning: 'yellow',
  message: 'bold',
  gutter: 'blue',
};

/** Every finding for people, with its line; files as they are named from where the command runs. */
export function renderFindings(
  diagnostics: readonly Diagnostic[],
  { files, colours, shownFolder }: CommandContext,
): string {
  const shown = (file: string) => join(shownFolder, file);
  return diagnostics
    .map((each) =>
      renderDiagnostic(
        {
          ...each,
          file: shown(each.file),
          also: each.also.map((other) => ({ ...other, file: shown(other.file) })),
        },
        files.get(each.file) ?? null,
        (part, text) => colours[paints[part]](text),
      ),
    )
    .join('\n\n');
}
