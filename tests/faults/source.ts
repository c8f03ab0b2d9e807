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
      fieldsOf(file, documents.get(file) ?? null),
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

function fieldsOf(file: string, document: Json): readonly Field[] {
  return Object.entries(objectAt(document, 'schema', 'properties')).map(([name, schema]) => {
    const bound = valueAt(document, ['bind', name]);
    const options = valueAt(document, ['options', name]);
    const type = valueAt(schema, ['type']);
    return {
      file,
      name,
      type: typeof type === 'string' ? type : '',
      at: typeof bound === 'string' ? bound : name,
      values: isList(options)
        ? options.flatMap((option) => (isObject(option) ? [option['value'] ?? null] : []))
        : null,
    };
  });
}
