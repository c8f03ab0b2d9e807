import fc from 'fast-check';
import type { FieldView, Json, SectionView } from '../../src/engine';
import { homes, postcodes } from './homes';
import { calm, type Visit } from './visit';

/** Something that happens: what, and numbers that choose among what there is then. */
export interface Deed {
  readonly kind: Kind;
  readonly pick: number;
  readonly how: number;
}

const weights = {
  choose: 6,
  consent: 2,
  postcode: 2,
  find: 3,
  onward: 12,
  change: 4,
  press: 2,
  estimate: 4,
  open: 2,
  retry: 3,
  answered: 14,
  allAnswered: 3,
  failed: 4,
  time: 2,
  arrive: 2,
  back: 2,
  reload: 1,
} as const;
type Kind = keyof typeof weights;
const kinds = Object.entries(weights).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as Kind),
);

export const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat({ max: 59 }),
    how: fc.nat({ max: 59 }),
  }),
  { minLength: 5, maxLength: 36 },
);

const of = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];

export async function perform(visit: Visit, { kind, pick, how }: Deed): Promise<void> {
  await doers[kind](visit, pick, how);
}

const doers: Readonly<
  Record<Kind, (visit: Visit, pick: number, how: number) => void | Promise<void>>
> = {
  choose: (visit, pick) => visit.answer('yourHome', 'address', of(homes, pick)?.id ?? null),
  consent: (visit, pick) => visit.answer('yourHome', 'gdprConsent', pick % 3 > 0),
  postcode: (visit, pick) =>
    visit.answer(
      'yourHome',
      'postcode',
      pick % 7 === 0 ? 'nowhere' : (of(postcodes, pick) ?? null),
    ),
  find: (visit) =>
    visit.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' }),
  onward,
  change,
  press,
  estimate,
  open: (visit, pick) => {
    const section = of(visit.view.sections, pick);
    if (section !== undefined) visit.send({ type: 'sectionOpened', section: section.id });
  },
  retry: (visit, pick) => {
    const failed = Object.entries(visit.state.lookups).filter(
      ([, { status }]) => status === 'failed',
    );
    const lookup = of(failed, pick)?.[0];
    if (lookup !== undefined) visit.send({ type: 'lookupRetried', lookup });
  },
  answered: (visit, pick) => {
    const asked = of(visit.partner.waiting, pick);
    if (asked !== undefined) visit.reply(asked);
  },
  allAnswered: (visit) => visit.settle(),
  failed: fail,
  time: (visit, pick) => visit.environment.pass(of([300, 3_000, 10_000, 20_000], pick) ?? 0),
  arrive: (visit) => visit.arrive(),
  back: (visit) => {
    if (visit.step === 'error') visit.enter('currentTariff');
  },
  reload: (visit) => visit.reload(),
};

/** One request fails, in one of the ways there are. */
export function fail(visit: Visit, pick: number, how: number): void {
  const asked = of(visit.partner.waiting, pick);
  if (asked === undefined) return;
  const ways: readonly (() => void)[] = [
    () => visit.reply(asked, 503, '{"message":"Later"}'),
    () => visit.reply(asked, 200, '<html>'),
    () => visit.reply(asked, 200, '{"nobody":"knows"}'),
    () => asked.lose(),
    () => visit.reply(asked, 401, '{}'),
    () => visit.reply(asked, 500, '{}'),
  ];
  of(ways, how)?.();
}

/** What the page asks for next. */
function onward(visit: Visit, pick: number, how: number): void {
  const { view } = visit;
  if (view.dialog !== null) {
    const { section, field } = view.dialog;
    const asked = field === null ? undefined : section.fields[field];
    if (asked?.value === null) visit.answer(section.id, asked.name, valueOf(section, asked, pick));
    else visit.send({ type: 'dialogContinued' });
    return;
  }
  const open = view.sections.find(({ id }) => id === view.open);
  if (open === undefined) return;
  if (open.verdict === 'valid') {
    visit.send({ type: 'sectionContinued', section: open.id });
    return;
  }
  if (open.id === 'yourHome') {
    const isListed = visit.state.lookups['addresses']?.status === 'ready';
    if (visit.at('address') !== null) visit.answer('yourHome', 'gdprConsent', true);
    else if (isListed) void doers.choose(visit, pick, how);
    else if (visit.at('postcode') === null) void doers.postcode(visit, pick, how);
    else void doers.find(visit, pick, how);
    return;
  }
  const empty = drawn(open).find(({ required, value }) => required && value === null);
  if (empty !== undefined) visit.answer(open.id, empty.name, valueOf(open, empty, pick));
  else if (open.actions.some(({ id }) => id === 'estimate')) press(visit, 0);
}

/** Any question of the page gets another answer. */
function change(visit: Visit, pick: number, how: number): void {
  const section = of(
    visit.view.sections.filter(({ id }) => id !== 'yourHome'),
    pick,
  );
  const field = section === undefined ? undefined : of(drawn(section), how);
  if (section === undefined || field === undefined) return;
  visit.answer(section.id, field.name, how % 9 === 0 ? null : valueOf(section, field, pick + how));
}

function press(visit: Visit, pick: number): void {
  const all = visit.view.sections.filter(({ id }) => id !== 'yourHome');
  const actions = all.flatMap(({ id, actions }) => actions.map((one) => [id, one.id] as const));
  const found = of(actions, pick);
  if (found === undefined) return;
  visit.send({ type: 'actionPressed', section: found[0], action: found[1] });
  // The ways out of the alert on prepayment choose a fuel, as its cards do.
  if (found[0] === 'compareFuel') visit.heard('compareFuel');
}

/** The household lets its use be estimated, as far as the questions are there. */
async function estimate(visit: Visit, pick: number, how: number): Promise<void> {
  const section = visit.view.sections.find(({ fields }) => fields['entry']?.shown === true);
  if (section === undefined) return;
  visit.answer(section.id, 'entry', 'estimate');
  await calm();
  const choices = visit.partner.waiting.find(({ operation }) => operation === 'estimationDetails');
  if (choices !== undefined) visit.reply(choices);
  await calm();
  visit.send({ type: 'actionPressed', section: section.id, action: 'estimate' });
  for (let question = 0; question < 6 && visit.view.dialog !== null; question += 1)
    onward(visit, pick, how);
}

const drawn = ({ fields, uiSchema }: SectionView): readonly FieldView[] =>
  Object.values(fields).filter(
    ({ name, shown, disabled }) =>
      shown && !disabled && !JSON.stringify(uiSchema[name] ?? null).includes('"hidden"'),
  );

function valueOf(
  { schema }: SectionView,
  { name, options, bounds }: FieldView,
  pick: number,
): Json {
  if (options !== null) {
    return (
      of(
        options.filter(({ unavailable }) => !unavailable),
        pick,
      )?.value ?? null
    );
  }
  if (bounds !== null) return Math.min(bounds[1], bounds[0] + 500 + pick);
  const properties = schema['properties'] as Readonly<Record<string, { readonly type?: string }>>;
  return properties[name]?.type === 'boolean' ? pick % 2 === 0 : '2027-03-31';
}
