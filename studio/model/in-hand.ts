import { createInspector, type Inspector, type JourneyState } from '../../src/engine';
import { createTeller, type Teller } from '../../src/explain';
import {
  allOf,
  originsFrom,
  sectionKey,
  type CompiledJourney,
  type Origins,
  type OriginTable,
  type PartOf,
  type ShapeValidators,
  type Vocabulary,
} from '../../src/journey';
import { isObject, type Json } from '../../src/rules';
import { at, type JsonFiles } from './edits';

/** The journey as it is edited now, and what is known of it. */
export interface InHand {
  readonly journey: CompiledJourney;
  readonly inspector: Inspector;
  readonly origins: Origins;
  readonly teller: Teller;
  /** Answer path → kind of sensitive data. */
  readonly sensitive: Readonly<Record<string, string>>;
  /** What rules can name. */
  readonly vocabulary: Vocabulary;
  /** The files with every edit. */
  readonly files: JsonFiles;
  /** The same with a journey that differs in its words and rules alone. */
  readonly withJourney: (journey: CompiledJourney) => InHand;
}

export function inHand(
  journey: CompiledJourney,
  validators: ShapeValidators,
  table: OriginTable,
  { sensitive, files, vocabulary }: Pick<InHand, 'sensitive' | 'files' | 'vocabulary'>,
): InHand {
  const inspector = createInspector(journey, validators);
  const origins = originsFrom(table);
  return {
    journey,
    inspector,
    origins,
    teller: createTeller(inspector, origins),
    sensitive,
    files,
    vocabulary,
    withJourney: (other) => inHand(other, validators, table, { sensitive, files, vocabulary }),
  };
}

export const written = ({ files }: Pick<InHand, 'files'>, file: string, pointer: string): Json =>
  at(files[file] ?? null, pointer);

/** Texts of more than a word that are written for a part: what somebody who read one of them looks for. */
export function wordsWritten(
  { origins, files }: Pick<InHand, 'origins' | 'files'>,
  { place }: Pick<PartOf<'field'>, 'place'>,
): string {
  const origin = origins.at(place);
  return origin === null ? '' : texts(at(files[origin.file] ?? null, origin.pointer)).join('\n');
}

const texts = (json: Json): readonly string[] =>
  typeof json === 'string'
    ? json.includes(' ')
      ? [json]
      : []
    : Array.isArray(json)
      ? json.flatMap(texts)
      : isObject(json)
        ? Object.values(json).flatMap(texts)
        : [];

export const sectionAt = ({ journey }: InHand, key: string): PartOf<'section'> | null =>
  allOf(journey, 'section').find(({ is }) => sectionKey(is) === key) ?? null;

export const fieldIn = (
  section: PartOf<'section'> | null,
  name: string,
): PartOf<'field'> | null => {
  const found = section?.parts.find((part) => part.kind === 'field' && part.is.name === name);
  return found?.kind === 'field' ? found : null;
};

/** What a question is called: a consent by its name, any other as the household reads it. */
export const titleOf = (
  { inspector }: Pick<InHand, 'inspector'>,
  state: JourneyState,
  { consent, subject, label }: PartOf<'field'>['is'],
): string => (consent === undefined ? inspector.words(state, label) || subject : subject);

/** Of a section with variants the one in force for a household, else the default. */
export function variantFor({ journey, inspector }: InHand, state: JourneyState, id: string) {
  const all = allOf(journey, 'section').filter(({ is }) => is.id === id);
  return (
    all.find(({ is }) => inspector.section(state, is).relevant) ??
    all.find(({ is }) => is.variant?.isDefault === true) ??
    all[0] ??
    null
  );
}
