import type { JsonObject } from '../../engine';

/** A scenario that was made, and the file of the part that it shows. */
export interface Made {
  readonly about: string;
  readonly scenario: JsonObject;
}

/** Path from where they are written → scenarios, in the order of their files. */
export function byFile(made: readonly Made[]): ReadonlyMap<string, readonly JsonObject[]> {
  const files = new Map<string, JsonObject[]>();
  for (const { about, scenario } of made) {
    const path = fileFor(about);
    files.set(path, [...(files.get(path) ?? []), scenario]);
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** `steps/apply/home.json` → `apply/home.json`; other folders keep their name. */
const fileFor = (about: string): string =>
  about.startsWith('steps/') ? about.slice('steps/'.length) : about;

/** Names that several have are told apart by a number. */
export function distinct(made: readonly Made[]): readonly Made[] {
  const times = new Map<string, number>();
  return made.map(({ about, scenario }) => {
    const name = typeof scenario['name'] === 'string' ? scenario['name'] : '';
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return {
      about,
      scenario: count === 1 ? scenario : { ...scenario, name: `${name} (${String(count)})` },
    };
  });
}
