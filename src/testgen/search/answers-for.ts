import type { FieldView, Json } from '../../engine';
import {
  allOf,
  isOfFiles,
  questionKey,
  type CompiledField,
  type CompiledJourney,
} from '../../journey';
import { classOf, samplesOf, type Value } from '../../prover';
import type { World } from '../../scenarios';
import { filesFor } from './files-for';

/** What somebody may answer to a question, the likeliest first. */
export type AnswersFor = (field: FieldView, world: World, wanted?: Wanted) => readonly Json[];

/** The classes that the answer can be in, and the one that is wanted. */
export interface Wanted {
  readonly classes: readonly Value[];
  readonly index: number;
}

/** Of mined answers so many are tried of each question. */
const mostMined = 24;

/** Options that are offered; else what people of the scenarios answer, bounds, and made up values. */
export function createAnswersFor(
  journey: CompiledJourney,
  mined: ReadonlyMap<string, readonly Json[]>,
): AnswersFor {
  const byKey = new Map<string, CompiledField[]>();
  const files = new Map<string, readonly Json[]>();
  for (const { is, owner } of allOf(journey, 'field')) {
    const key = questionKey(owner.is.id, is.name);
    byKey.set(key, [...(byKey.get(key) ?? []), is]);
    if (isOfFiles(is)) files.set(key, filesFor(owner.is, is.name));
  }
  return (view, { today }, wanted) => {
    const own = wantedOf(wanted, today);
    if (view.options !== null) {
      const offered = view.options.filter(({ unavailable }) => !unavailable);
      const [asked] = byKey.get(view.key) ?? [];
      if (asked?.type === 'array')
        return unique(
          offered.map(({ value }) => [value]),
          own,
        );
      return unique(
        [...offered.map(({ value }) => value), ...(wanted === undefined ? [] : [null])],
        own,
      );
    }
    const [field] = byKey.get(view.key) ?? [];
    if (field?.type === 'array' && view.list === null)
      return unique([...(mined.get(view.key) ?? []), ...(files.get(view.key) ?? [])], []);
    if (field?.type === 'boolean') return unique([true, false], own.filter(isBoolean));
    const known = (mined.get(view.key) ?? []).slice(0, mostMined);
    const edges = (view.bounds ?? []).flatMap((edge) => [edge, edge - 1, edge + 1]);
    const made = field?.type === 'string' ? texts(today) : field?.parts ? [] : numbers;
    return unique([...known, ...edges, ...made], own).filter((value) => fitsType(field, value));
  };
}

const isBoolean = (value: Json): boolean => typeof value === 'boolean' || value === null;

const numbers = [1, 0, 2, 10, 100, 1000, 3000];

const texts = (today: string): readonly Json[] => [
  ...samplesOf({ is: 'open', kind: 'text', above: 0, below: 0, key: '', term: nothing }, today),
  'Alex Example',
  'A1 1AA',
];

const nothing = { key: '', measure: () => null };

/** Values of the class that is wanted come first. */
function wantedOf(wanted: Wanted | undefined, today: string): readonly Json[] {
  const value = wanted?.classes[wanted.index];
  if (wanted === undefined || value === undefined) return [];
  return samplesOf(value, today).filter((each) => classOf(wanted.classes, each) === wanted.index);
}

function unique(values: readonly Json[], first: readonly Json[]): readonly Json[] {
  const fit = new Set(first.map((each) => JSON.stringify(each)));
  const all = [...values.filter((each) => fit.has(JSON.stringify(each))), ...first, ...values];
  const seen = new Set<string>();
  return all.filter((each) => {
    const text = JSON.stringify(each);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function fitsType(field: CompiledField | undefined, value: Json): boolean {
  if (field === undefined || value === null) return true;
  if (field.type === 'string') return typeof value === 'string';
  if (field.type === 'integer' || field.type === 'number') return typeof value !== 'object';
  return typeof value === 'object';
}
