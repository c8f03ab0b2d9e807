import type { CompiledOptions, CompiledText, CompiledTextCase, ShownOfOption } from '../../journey';
import { getPath, holds, type Scope, wordsOf } from '../../rules';
import type { Json, Lookup, OptionView } from '../model';
import { plain } from '../text';
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
  return {
    name,
    compute: (read) =>
      options.kind === 'list' ? written(kit, options, read) : lookedUp(kit, options, read),
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

const firstCase = (cases: readonly CompiledTextCase[], scope: Scope): CompiledText =>
  cases.find(({ when }) => holds(when, scope))?.text ?? [];

/** The list inside a lookup's data; empty until it is there. */
export function itemsOf(lookup: Lookup, at: string): readonly Json[] {
  const list = lookup.status === 'ready' ? getPath(lookup.data, at) : null;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
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
