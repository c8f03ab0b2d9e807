import type { CompiledScreen, CompiledText } from '../../journey';
import { getPath, isObject, wordsOf } from '../../rules';
import type { ItemView, Json, JsonObject, Rule, Text } from '../model';

/** The journey as it is now, for rules and texts that may be about one item. */
export interface Reading {
  readonly value: (rule: Rule, item?: JsonObject) => Json;
  readonly holds: (rule: Rule, item?: JsonObject) => boolean;
  readonly fill: (text: CompiledText, item?: JsonObject) => Text;
  /** Nothing of this sequence is begun while a commit is open: it is not offered either. */
  readonly isHeldUp: (sequence: string) => boolean;
  readonly at: (path: string) => Json;
  /** Of the journey: texts stand in its order. */
  readonly locale: string;
}

/** What the screen is about; nothing until it is there. */
export function itemsOf({ from }: CompiledScreen, reading: Reading): readonly JsonObject[] {
  const found = reading.at(from.path);
  if (!from.each) return isObject(found) ? [found] : [];
  return Array.isArray(found) ? (found as readonly Json[]).filter(isObject) : [];
}

const keyOf = ({ key }: CompiledScreen, item: JsonObject): string =>
  key.map((name) => wordsOf(getPath(item, name))).join('/');

/** All that the screen shows of one item. */
export function itemView(screen: CompiledScreen, item: JsonObject, reading: Reading): ItemView {
  const { badges, details } = screen;
  const standing = badges.each.filter(({ when }) => reading.holds(when, item));
  return {
    key: keyOf(screen, item),
    item,
    values: Object.fromEntries(
      Object.entries(screen.values).map(([name, rule]) => [name, reading.value(rule, item)]),
    ),
    badges: standing.map(({ id, text, hint, icon, tone }) => ({
      id,
      text: reading.fill(text, item),
      hint: reading.fill(hint, item),
      icon,
      tone,
    })),
    badgesFirst: badges.first,
    details: details === null ? [] : unsaid(lines(getPath(item, details.key)), standing),
    detailsFirst: details?.first ?? 0,
    actions: screen.actions
      .filter(({ when, sequence }) => reading.holds(when, item) && !reading.isHeldUp(sequence))
      .map(({ id, label, sequence, with: given }) => ({
        id,
        label: reading.fill(label, item),
        sequence,
        with: Object.fromEntries(
          Object.entries(given).map(([name, rule]) => [name, reading.value(rule, item)]),
        ),
      })),
  };
}

/** Lines that no badge says already. */
function unsaid(
  details: readonly string[],
  standing: readonly { readonly says: readonly string[] }[],
): readonly string[] {
  const said = new Set(standing.flatMap(({ says }) => says));
  return details.filter((line) => !said.has(line));
}

const lines = (value: Json): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).map(wordsOf).filter((line) => line !== '') : [];
