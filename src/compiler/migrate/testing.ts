import type { Json, JsonObject } from '../../engine';
import { migrate, type Migration } from './migrate';

/** A folder of language 1: a journey of one step with the section `home`, and more files. */
export function folder(
  home: JsonObject,
  others: Readonly<Record<string, JsonObject>> = {},
): ReadonlyMap<string, string> {
  const files: Readonly<Record<string, JsonObject>> = {
    'journey.json': { id: 'permit', steps: ['apply'] },
    'steps/apply/step.json': { id: 'apply', sections: ['home'] },
    'steps/apply/home.json': { id: 'home', title: 'Home', ...home },
    ...others,
  };
  return new Map(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]));
}

/** A file as it is migrated. */
export const fileOf = ({ files }: Migration, path: string): Json =>
  JSON.parse(files.get(path) ?? 'null') as Json;

/** The section `home` as it is migrated, without its id and title. */
export function homeOf(home: JsonObject, others?: Readonly<Record<string, JsonObject>>): Json {
  const migration = migrate(folder(home, others));
  if (migration.refused.length > 0) throw new Error(JSON.stringify(migration.refused));
  const migrated = fileOf(migration, 'steps/apply/home.json') as JsonObject;
  return withoutKeys(migrated, 'id', 'title');
}

export const withoutKeys = (value: JsonObject, ...keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
