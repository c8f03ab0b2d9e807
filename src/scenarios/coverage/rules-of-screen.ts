import type { Rule } from '../../engine';
import type { CompiledScreen } from '../../journey';

/** A rule of a screen, by its place under the screen. */
interface ScreenRule {
  readonly place: string;
  readonly rule: Rule;
  readonly condition: boolean;
}

/** Every rule of a screen that shows items. */
export function rulesOfScreen(screen: CompiledScreen): readonly ScreenRule[] {
  const at = `screen:${screen.id}`;
  return [
    ...named(`${at}/value`, screen.values),
    ...screen.badges.each.map(({ id, when }) => holds(`${at}/badge:${id}/when`, when)),
    ...screen.orders.map(({ id, by }) => value(`${at}/order:${id}/by`, by)),
    ...screen.filters.flatMap(({ id, initial, options }) => [
      value(`${at}/filter:${id}/initial`, initial),
      ...options.map((option) =>
        holds(`${at}/filter:${id}/option:${option.value}/keep`, option.keep),
      ),
    ]),
    ...screen.actions.flatMap((action) => [
      holds(`${at}/action:${action.id}/when`, action.when),
      ...named(`${at}/action:${action.id}/with`, action.with),
    ]),
    ...screen.cards.map(({ id, when }) => holds(`${at}/card:${id}/when`, when)),
    ...Object.entries(screen.counts).map(([name, rule]) => holds(`${at}/count:${name}`, rule)),
    ...screen.offers.map(({ id, by }) => value(`${at}/offer:${id}/by`, by)),
    ...screen.tables.flatMap((table) => [
      holds(`${at}/table:${table.id}/when`, table.when),
      ...table.groups.flatMap((group) =>
        group.rows.flatMap(({ when, text }, index) => {
          const row = `${at}/table:${table.id}/${group.id}:${index}`;
          return [
            holds(`${row}/when`, when),
            ...text.map((each, nth) => holds(`${row}/text:${nth}/when`, each.when)),
          ];
        }),
      ),
    ]),
  ];
}

const holds = (place: string, rule: Rule): ScreenRule => ({ place, rule, condition: true });
const value = (place: string, rule: Rule): ScreenRule => ({ place, rule, condition: false });
const named = (at: string, rules: Readonly<Record<string, Rule>>): readonly ScreenRule[] =>
  Object.entries(rules).map(([name, rule]) => value(`${at}:${name}`, rule));
