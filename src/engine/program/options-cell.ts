import type { CompiledField, CompiledOptions, ShownOfOption } from '../../journey';
import { equal, getPath, holds, wordsOf } from '../../rules';
import type { Json, Lookup, OptionView } from '../model';
import { usesItemOptions } from '../seldom';
import { firstCase, plain } from '../text';
import { itemsOffered } from './item-options';
import type { Cell, Kit, Read } from './kit';
import type { PlacedField } from './resolver';

type Written = Extract<CompiledOptions, { kind: 'list' }>;
type LookedUp = Extract<CompiledOptions, { kind: 'lookup' }>;

/** What a field offers now. */
export function optionsCell(
  kit: Kit,
  { field: { options } }: PlacedField,
  name: string,
): Cell<readonly OptionView[]> {
  if (options === null) return { name, compute: () => [] };
  if (usesItemOptions && options.kind === 'ofItems')
    return { name, compute: (read) => itemsOffered(kit, options, read) };
  return {
    name,
    compute: (read) =>
      options.kind === 'list'
        ? written(kit, options, read)
        : lookedUp(kit, options as LookedUp, read),
  };
}

function written({ reader }: Kit, { items }: Written, read: Read): readonly OptionView[] {
  const scope = reader.scope(read);
  return items
    .filter((item) => holds(item.when, scope))
    .map((item) => ({
      value: item.value,
      label: plain(reader.fill(item.label, read)),
      hint: reader.fill(firstCase(item.hint, scope), read),
      pictogram: item.pictogram,
      unavailable: holds(item.unavailable, scope),
      unavailableReason: reader.fill(firstCase(item.unavailableReason, scope), read),
    }));
}

function lookedUp({ reader, state }: Kit, options: LookedUp, read: Read): readonly OptionView[] {
  const known = new Map(Object.entries(options.known));
  return itemsOf(read(state.lookup(options.lookup)), options.at).map((item) => {
    const value = toValue(getPath(item, options.value));
    const beside = known.get(wordsOf(value));
    return {
      value,
      label: wordsOf(toValue(getPath(item, options.label))),
      hint: beside ? reader.fill(beside.hint, read) : [],
      pictogram: beside?.pictogram ?? null,
      unavailable: false,
      unavailableReason: [],
      ...(options.shows !== undefined && { shows: shownOf(item, options.shows) }),
    };
  });
}

function shownOf(item: Json, keys: ShownOfOption): NonNullable<OptionView['shows']> {
  const text = (key: string | undefined): string =>
    key === undefined ? '' : wordsOf(toValue(getPath(item, key)));
  return {
    picture: text(keys.picture),
    place: text(keys.place),
    text: text(keys.text),
    more: text(keys.more),
  };
}

/** The list inside a lookup's data; empty until it is there. */
export function itemsOf(lookup: Lookup, at: string): readonly Json[] {
  const list = lookup.status === 'ready' ? getPath(lookup.data, at) : null;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/** What is chosen: all of several choices, or the one. */
export const eachOf = ({ type }: CompiledField, value: Json): readonly Json[] =>
  type === 'array' && Array.isArray(value) ? (value as readonly Json[]) : [value];

/** The options that are chosen, in the order in which they are offered. */
export const chosenAmong = (
  options: readonly OptionView[],
  field: CompiledField,
  value: Json,
): readonly OptionView[] =>
  options.filter((option) => eachOf(field, value).some((one) => equal(one, option.value)));

/** The same in words; undefined where none of them is offered. */
export function chosenInWords(
  options: readonly OptionView[],
  field: CompiledField,
  value: Json,
  locale: string,
): string | undefined {
  const labels = chosenAmong(options, field, value).map(({ label }) => label);
  return field.type === 'array' && labels.length > 1
    ? new Intl.ListFormat(locale).format(labels)
    : labels[0];
}

const toValue = (value: Json): string | number | boolean =>
  typeof value === 'object' ? '' : value;

/** The value as a widget takes it: of an answer that keeps an object, the option's value. */
export function shownValue({ field }: PlacedField, answer: Json): Json {
  const { options } = field;
  return options?.kind === 'lookup' && options.keep.length > 0
    ? getPath(answer, options.value)
    : answer;
}
