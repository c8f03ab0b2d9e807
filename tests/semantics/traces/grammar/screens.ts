/** Random screens (chapter W). */
import type { Draw } from '../draw';
import type { Json, JsonObject } from '../../subject';
import { withLocals, type Known } from './known';
import type { Plan } from './plan';
import { any, condition, number, phrase } from './rules';

const itemOf = (known: Known): Known =>
  withLocals(known, [
    { path: 'item.id', type: 'text' },
    { path: 'item.name', type: 'text' },
    { path: 'item.n', type: 'number' },
    { path: 'item.ok', type: 'boolean' },
  ]);

function filters(draw: Draw, known: Known, item: Known): JsonObject[] {
  const chosen: JsonObject = {
    id: 'size',
    label: 'Size',
    as: draw.one(['radios', 'select']),
    initial: draw.chance(60)
      ? draw.one(['any', 'small'])
      : { if: [condition(draw, known, 1), 'large', 'any'] },
    options: [
      { value: 'any', label: 'Any' },
      { value: 'small', label: 'Small', keep: condition(draw, item, 1) },
      { value: 'large', label: 'Large', keep: condition(draw, item, 1) },
    ],
  };
  const of = draw.one(['n', 'id']);
  const boxes: JsonObject = {
    id: 'owner',
    label: 'Owner',
    as: 'boxes',
    of: { value: of, label: 'name' },
    ...draw.maybe(60, () => ({
      always: of === 'n' ? [1, { value: 9, label: 'Nine' }] : ['a', { value: 'z', label: 'Zed' }],
      others: 'All others',
      notListed: 'Not here',
    })),
  };
  return draw.chance(50) ? [chosen, boxes] : [chosen];
}
/** Where a row or an item has more to tell than its label. */
const telling = ({ lookups, labelled }: Known): Known['lookups'] =>
  lookups.filter(({ name }) => !labelled.some((path) => path.startsWith(`lookups.${name}`)));
function column(draw: Draw, plan: Plan): string {
  const { name, keeps } = draw.one(telling(plan.known));
  return keeps === 'into' ? `lookups.${name}` : `lookups.${name}.${draw.int(2)}`;
}
const tables = (draw: Draw, plan: Plan, item: Known): JsonObject[] => [
  {
    id: 'compare',
    ...draw.maybe(40, () => ({ title: phrase(draw, plan.known), lead: phrase(draw, plan.known) })),
    ...draw.maybe(20, () => ({ when: condition(draw, plan.known, 1) })),
    columns: [
      { id: 'now', title: 'Now' },
      { id: 'then', title: phrase(draw, plan.known) },
    ],
    groups: draw.times(1, 2, (i) => ({
      id: `g${i}`,
      ...draw.maybe(30, () => ({ title: 'Group' })),
      of: {
        now: column(draw, plan),
        ...draw.maybe(70, () => ({ then: column(draw, plan) })),
      },
      ...draw.maybe(20, () => ({ first: 1 })),
      rows: draw.times(1, 2, () => ({
        label: phrase(draw, plan.known),
        ...draw.maybe(20, () => ({ hint: 'A hint' })),
        text: draw.chance(60) ? '{item.id} {item.n|number}' : phrase(draw, item),
        ...draw.maybe(20, () => ({ note: phrase(draw, item) })),
        ...draw.maybe(40, () => ({
          figures: { n: number(draw, item, 1), m: { var: 'item.n' } },
          bar: true,
        })),
        ...draw.maybe(30, () => ({ when: condition(draw, item, 1) })),
      })),
    })),
  },
];
/** Z32 */
const offered = (draw: Draw, { known, steps }: Plan): JsonObject => ({
  title: phrase(draw, known),
  ...draw.maybe(50, () => ({ before: phrase(draw, known) })),
  ...draw.maybe(50, () => ({ text: phrase(draw, known) })),
  ...draw.maybe(50, () => ({ note: phrase(draw, known) })),
  ...draw.maybe(60, () => ({ button: { label: phrase(draw, known), goTo: draw.one(steps) } })),
});
/** @param sequence what a button at an item starts; null where there is none. */
export function screenFile(draw: Draw, plan: Plan, sequence: string | null): JsonObject {
  const { known } = plan;
  const item = itemOf(known);
  const { name, keeps } = draw.one(telling(known));
  const from: Json = draw.weighted<Json>([
    [keeps === 'into' ? 0 : 4, () => `lookups.${name}`],
    [keeps === 'list' ? 0 : 2, () => `lookups.${name}.list`],
    [1, () => ({ one: keeps === 'into' ? `lookups.${name}` : `lookups.${name}.0` })],
  ]);
  return {
    from,
    key: draw.one([['id'], ['id', 'n']]),
    ...draw.maybe(35, () => ({ first: 2 })),
    ...draw.maybe(60, () => ({ values: { cost: number(draw, item, 1), is: any(draw, item) } })),
    ...draw.maybe(50, () => ({
      badges: {
        each: draw.times(1, 2, (i) => ({
          id: `b${i}`,
          text: phrase(draw, item),
          ...draw.maybe(30, () => ({ hint: phrase(draw, item) })),
          ...draw.maybe(30, () => ({ says: [draw.one(['more', 'b'])] })),
          ...draw.maybe(50, () => ({ when: condition(draw, item, 1) })),
        })),
      },
    })),
    ...(keeps === 'any' && draw.chance(40) && { details: { key: 'more', first: 1 } }),
    ...draw.maybe(60, () => ({
      orders: draw.times(1, 2, (i) => ({
        id: `o${i}`,
        label: 'In order',
        by: draw.one<Json>([{ var: 'item.n' }, { var: 'item.name' }, number(draw, item, 1)]),
        ...draw.maybe(30, () => ({ descending: true })),
      })),
    })),
    ...draw.maybe(60, () => ({
      filters: filters(draw, known, item),
      ...draw.maybe(40, () => ({
        offers: [{ id: 'more', filter: 'size', value: 'any', by: number(draw, item, 1) }],
      })),
    })),
    ...(sequence !== null && {
      actions: [
        {
          id: 'take',
          label: phrase(draw, known),
          sequence,
          with: { id: { var: 'item.id' } },
          ...draw.maybe(40, () => ({ when: condition(draw, item, 1) })),
        },
      ],
    }),
    ...draw.maybe(25, () => ({
      cards: [
        {
          id: 'card',
          after: 1,
          ...draw.maybe(60, () => ({ when: condition(draw, known, 1) })),
          ...draw.maybe(60, () => ({ offer: offered(draw, plan) })),
        },
      ],
    })),
    ...draw.maybe(40, () => ({ tables: tables(draw, plan, item) })),
    ...draw.maybe(40, () => ({ counts: { some: condition(draw, item, 1) } })),
  };
}
