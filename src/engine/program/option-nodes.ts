import { getPath, wordsOf } from '../answers/path';
import type {
  CompiledOptions,
  CompiledText,
  CompiledTextCase,
  Json,
  Lookup,
  OptionView,
} from '../model';
import { holds, type Scope } from '../rules';
import { plain } from '../text';
import { fieldNode, node } from './names';
import type { Kit } from './kit';
import type { PlacedField } from './resolver';

/** What a field offers now. */
export function addOptions(kit: Kit, placed: PlacedField): void {
  const { options } = placed.field;
  if (options === null) return;
  const id = node.options(fieldNode(placed.section, placed.field));
  if (options.kind === 'list') addWritten(kit, id, options);
  else addFromLookup(kit, id, options);
}

function addWritten(
  { reader, add }: Kit,
  id: string,
  { items }: Extract<CompiledOptions, { kind: 'list' }>,
): void {
  const cases = items.flatMap((item) => [...item.hint, ...item.unavailableReason]);
  const rules = [
    ...items.flatMap((item) => [item.when, item.unavailable]),
    ...cases.map(({ when }) => when),
  ];
  const texts = [...items.map((item) => item.label), ...cases.map(({ text }) => text)];
  add({
    id,
    needs: [...new Set([...reader.needs(...rules), ...reader.textNeeds(...texts)])],
    compute: (read): readonly OptionView[] => {
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
    },
  });
}

function addFromLookup(
  { reader, add }: Kit,
  id: string,
  options: Extract<CompiledOptions, { kind: 'lookup' }>,
): void {
  const lookup = node.lookup(options.lookup);
  const known = new Map(Object.entries(options.known));
  const hints = [...known.values()].map(({ hint }) => hint);
  add({
    id,
    needs: [...new Set([lookup, ...reader.textNeeds(...hints)])],
    compute: (read): readonly OptionView[] =>
      itemsOf(read(lookup) as Lookup, options.at).map((item) => {
        const value = toValue(getPath(item, options.value));
        const beside = known.get(String(value));
        return {
          value,
          label: wordsOf(getPath(item, options.label)),
          hint: beside ? reader.fill(beside.hint, read) : [],
          pictogram: beside?.pictogram ?? null,
          unavailable: false,
          unavailableReason: [],
        };
      }),
  });
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
