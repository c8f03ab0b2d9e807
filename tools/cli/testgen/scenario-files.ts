import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { formatJson } from '../../../src/compiler/migrate';
import type { JsonObject } from '../../../src/engine';
import type { Generated } from '../../../src/testgen';
import { InputError } from '../../project';
import type { CommandContext } from '../frame/command';

/** Where scenarios that are made stand, where nobody says otherwise. */
export const usualOut = 'scenarios/generated';

/** The folder that `--out` names, in full. */
export const folderOf = ({ cwd, folder, brand }: CommandContext, out: string | null): string =>
  out === null
    ? join(folder, brand === null ? usualOut : `brands/${brand}/${usualOut}`)
    : resolve(cwd, out);

/** Full path → text of each file. */
export function textsOf(
  { files }: Pick<Generated, 'files'>,
  folder: string,
  context: CommandContext,
): ReadonlyMap<string, string> {
  return new Map(
    [...files].map(([path, scenarios]) => {
      const full = join(folder, path);
      const text = JSON.stringify({
        $schema: schemaFrom(full, context),
        about: `What ${path.replace(/\.json$/, '')} decides and no other scenario shows. Made by journey testgen, to be reviewed.`,
        scenarios: [...reviewedIn(full), ...scenarios],
      });
      return [full, formatJson(text) ?? text] as const;
    }),
  );
}

/** Scenarios of a file that somebody has said are right: they stay. */
function reviewedIn(full: string): readonly JsonObject[] {
  if (!existsSync(full)) return [];
  const { scenarios = [] } = JSON.parse(readFileSync(full, 'utf8')) as {
    readonly scenarios?: readonly JsonObject[];
  };
  return scenarios.filter((each) => each['generated'] !== true);
}

/** As the other scenarios name it, from where the file stands. */
function schemaFrom(full: string, { folder, files }: CommandContext): string {
  const journey = JSON.parse(files.get('journey.json') ?? '{}') as { readonly $schema?: string };
  const schemas = join(folder, dirname(journey.$schema ?? ''));
  return relative(dirname(full), join(schemas, 'scenario.schema.json')).split(sep).join('/');
}

/** Writes all files; none where one of them is there already and `isForced` is false. */
export function writeAll(texts: ReadonlyMap<string, string>, isForced: boolean): void {
  const there = [...texts.keys()].filter((path) => existsSync(path));
  if (there.length > 0 && !isForced)
    throw new InputError(
      `${there.join(', ')} is there already.`,
      'nothing was written: --force replaces what was generated there, and keeps what was reviewed',
    );
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
