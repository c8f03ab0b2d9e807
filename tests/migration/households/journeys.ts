/** The shipped journey as the interpreter reads it: in language 1, brought to language 2, and now. */
import { join } from 'node:path';
import { migrate } from '../../../src/compiler/migrate';
import { readConfiguration } from '../../../tools/project';
import { filledFiles } from '../../semantics/fill';
import { interpreter } from '../../semantics/interpreter-subject';
import type { Files, JsonObject } from '../../semantics/subject';

type Texts = ReadonlyMap<string, string>;
export type Visit = ReturnType<typeof interpreter.start>;
export const today = '2026-09-01';

/** What a brand says over the journey, and what is said of it in scenarios, is no part of it. */
const filesOf = (texts: Texts): Files =>
  filledFiles(
    Object.fromEntries(
      [...texts]
        .filter(([path]) => path.endsWith('.json') && !/^(?:brands|scenarios)\//.test(path))
        .map(([path, text]) => [path, JSON.parse(text) as JsonObject]),
    ),
  );
export const begun = (files: Files): Visit => interpreter.start(files, { today, settings: {} });

const before = readConfiguration(join(import.meta.dirname, '../language-1'));
/** As it stood in language 1. */
export const inLanguage1 = filesOf(before);
/** The same, brought to language 2 by `journey migrate`. */
export const migrated = filesOf(migrate(before).files);
/** Sheets that only ask whether what was filled in is right are another way through the page (decision 178). */
const withoutConfirming = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path,
      Object.fromEntries(Object.entries(file).filter(([key]) => key !== 'confirm')),
    ]),
  );
/** As it is shipped. */
export const shipped = withoutConfirming(
  filesOf(readConfiguration(join(import.meta.dirname, '../../../journey-config'))),
);
