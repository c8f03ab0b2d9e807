import type { FilterView, Json } from '../../engine';
import {
  nearest,
  readEntries,
  readList,
  readMany,
  readParts,
  ScenarioProblem,
  type Located,
} from '../source';
import { screenNow } from '../world';
import { compare, forEntries, type Mismatch } from './check';
import { pairs } from './pairs';

/**
 * `"filters": { "roof": "any", "owner": [2] }`: what is chosen in each; `{ "chosen", "options",
 * "always", "counts" }` states what is offered, which boxes always stand, and the items each would leave.
 */
export const filters = forEntries((world, id, at) => {
  const { view } = screenNow(world, at);
  const found = view.filters.find((filter) => filter.id === id);
  if (found === undefined) {
    const ids = view.filters.map((filter) => filter.id);
    const near = nearest(id, ids);
    throw new ScenarioProblem(
      { ...at, offset: at.key },
      `The screen has no filter \`${id}\`.`,
      near === null ? `it has ${ids.join(', ')}` : `did you mean \`${near}\`?`,
    );
  }
  if (typeof at.value !== 'object' || Array.isArray(at.value)) return chosen(found, at);
  const part = readParts(at, ['chosen', 'options', 'always', 'counts']);
  return [
    ...ifThere(part('chosen'), (wanted) => chosen(found, wanted)),
    ...ifThere(part('options'), (wanted) => options(found, wanted)),
    ...ifThere(part('always'), (wanted) => always(found, wanted)),
    ...ifThere(part('counts'), (wanted) => counts(found, wanted)),
  ];
});

const ifThere = (
  wanted: Located | undefined,
  check: (wanted: Located) => readonly Mismatch[],
): readonly Mismatch[] => (wanted === undefined ? [] : check(wanted));

/** Numbers of the items stand in the address as words. */
const words = (value: Json): Json => (typeof value === 'number' ? String(value) : value);

const chosen = (filter: FilterView, at: Located): readonly Mismatch[] =>
  compare(
    at,
    `what is chosen in \`${filter.id}\``,
    readMany(at).map(({ value }) => words(value)),
    filter.chosen,
  );

function options(filter: FilterView, at: Located): readonly Mismatch[] {
  const wanted = readList(at);
  const actual = pairs(
    wanted,
    filter.options,
    ({ value }) => value,
    ({ label }) => label,
  );
  const expected = wanted.map(({ value }) =>
    Array.isArray(value) ? (value as readonly Json[]).map(words) : words(value),
  );
  return compare(at, `the options of \`${filter.id}\``, expected, actual);
}

function always(filter: FilterView, at: Located): readonly Mismatch[] {
  const actual = filter.options.filter((option) => option.always).map(({ value }) => value);
  const expected = readList(at).map(({ value }) => words(value));
  return compare(at, `the boxes of \`${filter.id}\` that always stand`, expected, actual);
}

const counts = (filter: FilterView, at: Located): readonly Mismatch[] =>
  readEntries(at).flatMap(([value, wanted]) => {
    const option = filter.options.find((one) => one.value === value);
    const what = `the count of \`${value}\` in \`${filter.id}\``;
    return compare(wanted, what, wanted.value, option?.count);
  });
