import { getPath, wordsOf } from '../../rules';
import type { ItemView, Json, JsonObject } from '../model';
import type { CompiledScreen } from '../../journey';
import { keyOf } from './items-of';
import type { Reading } from './reading';

/** All that the screen shows of one item. */
export function itemView(screen: CompiledScreen, item: JsonObject, reading: Reading): ItemView {
  const { badges, details } = screen;
  return {
    key: keyOf(screen, item),
    item,
    values: Object.fromEntries(
      Object.entries(screen.values).map(([name, rule]) => [name, reading.value(rule, item)]),
    ),
    badges: badges.each
      .filter(({ when }) => reading.holds(when, item))
      .map(({ id, text, hint, icon, tone }) => ({
        id,
        text: reading.fill(text, item),
        hint: reading.fill(hint, item),
        icon,
        tone,
      })),
    badgesFirst: badges.first,
    details: details === null ? [] : lines(getPath(item, details.key)),
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

const lines = (value: Json): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).map(wordsOf).filter((line) => line !== '') : [];
