import type { Json, JsonObject } from '../../src/engine';
import {
  isList,
  isObject,
  objectAt,
  placesOf,
  print,
  put,
  valueAt,
  type Path,
  type Place,
} from './places';
import type { Candidate } from './fault';

export interface Field {
  readonly file: string;
  readonly name: string;
  readonly type: string;
  /** Its answer's path. */
  readonly at: string;
  /** Values that its options name; null when they come from a lookup or are free. */
  readonly values: readonly Json[] | null;
}

/** A configuration as its author sees it: files, places, names. */
export interface Source {
  readonly files: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<string, Json>;
  readonly contract: JsonObject;
  readonly places: readonly Place[];
  readonly fields: readonly Field[];
  readonly facts: readonly { readonly file: string; readonly name: string }[];
  readonly names: ReadonlySet<string>;
  readonly of: (kind: FileKind) => readonly string[];
  readonly edit: (
    file: string,
    path: Path,
    value: Json | undefined,
    description: string,
    names?: readonly string[],
  ) => Candidate;
}

export type FileKind =
  | 'journey'
  | 'tracking'
  | 'facts'
  | 'calendar'
  | 'bundle'
  | 'call'
  | 'sequence'
  | 'commit'
  | 'screen'
  | 'step'
  | 'section'
  | 'directory'
  | 'variant'
  | 'messages'
  | 'texts'
  | 'brand';

const layout: readonly (readonly [FileKind, RegExp])[] = [
  ['journey', /^journey\.json$/],
  ['tracking', /^tracking\.json$/],
  ['facts', /^facts\/.+\.json$/],
  ['calendar', /^calendars\/.+\.json$/],
  ['bundle', /^bundles\/.+\.json$/],
  ['call', /^calls\/.+\.json$/],
  ['sequence', /^sequences\/.+\.json$/],
  ['commit', /^commits\/.+\.json$/],
  ['screen', /^screens\/.+\.json$/],
  ['step', /^steps\/[^/]+\/step\.json$/],
  ['section', /^steps\/[^/]+\/.+\.json$/],
  ['directory', /^suppliers\/directory\.json$/],
  ['variant', /^suppliers\/.+\.json$/],
  ['messages', /^messages\/[^/]+\.json$/],
  ['texts', /^messages\/.+\/.+\.json$/],
  ['brand', /^brands\/[^/]+\/brand\.json$/],
];

export const kindOf = (file: string): FileKind | undefined =>
  layout.find(([, pattern]) => pattern.test(file))?.[0];

export function readSource(files: ReadonlyMap<string, string>, contract: JsonObject): Source {
  const known = new Map([...files].filter(([file]) => kindOf(file) !== undefined));
  const documents = new Map([...known].map(([file, text]) => [file, JSON.parse(text) as Json]));
  const places = [...documents].flatMap(([file, document]) => placesOf(file, document));
  const of = (kind: FileKind): readonly string[] =>
    [...documents.keys()].filter((file) => kindOf(file) === kind);
  return {
    files: known,
    documents,
    contract,
    places,
    fields: [...of('section'), ...of('variant')].flatMap((file) =>
      fieldsOf(file, documents.get(file) ?? null, atOf(file, documents)),
    ),
    facts: of('facts').flatMap((file) =>
      Object.keys(objectAt(documents.get(file), 'facts')).map((name) => ({ file, name })),
    ),
    names: new Set(
      places.flatMap(({ path, value }) => [
        String(path.at(-1)),
        ...(typeof value === 'string' ? [value] : []),
      ]),
    ),
    of,
    edit: (file, path, value, description, names = []) => ({
      file,
      names,
      description,
      // Printed only for the candidates that are picked.
      get edits() {
        return { [file]: print(put(documents.get(file) ?? null, path, value)) };
      },
    }),
  };
}

/** Under which path the answers of a file are kept; of a variant, those of the section that has it. */
function atOf(file: string, documents: ReadonlyMap<string, Json>): string | null {
  const section =
    kindOf(file) === 'section'
      ? documents.get(file)
      : [...documents.values()].find((one) => valueAt(one, ['variants', 'from']) !== undefined);
  const at = valueAt(section, ['at']);
  return typeof at === 'string' ? at : null;
}

/** Questions with a shape of their own: a variant's word on a question of the section has none. */
function fieldsOf(file: string, document: Json, above: string | null): readonly Field[] {
  return Object.entries(objectAt(document, 'fields')).flatMap(([name, question]) => {
    const type = valueAt(question, ['schema', 'type']);
    const answer = valueAt(question, ['answer']);
    const options = valueAt(question, ['options']);
    if (typeof type !== 'string') return [];
    return [
      {
        file,
        name,
        type,
        at: typeof answer === 'string' ? answer : above === null ? name : `${above}.${name}`,
        values: isList(options)
          ? options.flatMap((option) => (isObject(option) ? [option['value'] ?? null] : []))
          : null,
      },
    ];
  });
}
