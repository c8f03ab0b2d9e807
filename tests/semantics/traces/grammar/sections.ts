/** Random sections: pages, dialogs, items of lists, and the variants of one. */
import type { Draw } from '../draw';
import type { Json, JsonObject } from '../../subject';
import { call, change, changes, reaction, type Place } from './changes';
import { field, type SaidOfField } from './fields';
import { withLocals, type Known } from './known';
import type { Plan, PlannedSection } from './plan';
import { isObject } from '../../json';
import { condition, lines, phrase, phrases } from './rules';
import { draftOf, fieldAt } from './plan';

/** Keys that say something by the name of the field. */
const byName = (fields: readonly (readonly [string, SaidOfField])[]): JsonObject => {
  const keys = [...new Set(fields.flatMap(([, { said }]) => Object.keys(said)))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      Object.fromEntries(
        fields.flatMap(([name, { said }]) => {
          const one = said[key];
          return one === undefined ? [] : [[name, one] as const];
        }),
      ),
    ]),
  );
};
const blockKinds = ['information', 'take-care', 'error', 'note', 'banner', 'list'];
/** Of sections alone. */
const moreKinds = [...blockKinds, 'found', 'heading', 'row', 'row', 'answers', 'answers'];
export function blocks(
  draw: Draw,
  known: Known,
  under: readonly string[],
  of = 'block',
  kinds = blockKinds,
): JsonObject[] {
  return draw.times(1, 2, (i) => ({
    ...draw.maybe(40, () => ({ id: `${of}${i}` })),
    kind: draw.one(kinds),
    ...draw.maybe(50, () => ({ when: condition(draw, known, 1) })),
    ...draw.maybe(30, () => ({ title: phrase(draw, known) })),
    text: lines(draw, known),
    ...draw.maybe(20, () => ({ items: draw.times(1, 2, () => phrase(draw, known)) })),
    ...(under.length > 0 && draw.chance(30) && { under: draw.one(under) }),
  }));
}
/** Z34: what only language 2 says of rows, and of the answers of a step. */
function reviewing(draw: Draw, plan: Plan, section: PlannedSection, block: JsonObject): JsonObject {
  const { known } = plan;
  const here = plan.sections.filter((one) => one.step === section.step);
  const asked = here
    .filter((one) => one.kind !== 'item' || one === section)
    .flatMap(({ id, fields }) => fields.map((one) => ({ id, ...one })));
  if (block['kind'] === 'row') {
    const said = asked.length > 0 && draw.chance(60) ? draw.few(asked, 2) : [];
    const told = said.map(({ path }) => `{${path}}`).join(' ');
    return {
      ...block,
      ...draw.maybe(40, () => ({ note: phrases(draw, known) })),
      ...(told !== '' && {
        says: said.map(({ id, name }) => `${id}.${name}`),
        ...(draw.chance(50) ? { text: told } : { inFull: told }),
      }),
      ...(told === '' && draw.maybe(40, () => ({ inFull: phrase(draw, known) }))),
    };
  }
  const pages = here.filter(({ kind }) => kind === 'page').map(({ id }) => id);
  const isListing = block['kind'] === 'answers' && pages.length > 0 && draw.chance(40);
  return isListing ? { ...block, of: draw.chance(70) ? pages : draw.few(pages, 2) } : block;
}
/** The content of a section, or of a variant of it. */
function content(
  draw: Draw,
  plan: Plan,
  section: PlannedSection,
  known: Known,
  of: string,
): JsonObject[] {
  const names = section.fields.map(({ name }) => name);
  const made = blocks(draw, known, names, of, moreKinds);
  return known.second ? made.map((block) => reviewing(draw, plan, section, block)) : made;
}
function actions(draw: Draw, known: Known, names: readonly string[]): JsonObject {
  const one = (): JsonObject => ({
    label: phrase(draw, known),
    ...(names.length > 0 && draw.chance(20) && { beside: draw.one(names) }),
    ...draw.maybe(35, () => ({
      enabled:
        names.length > 0 && draw.chance(60)
          ? { valid: draw.chance(60) ? draw.one(names) : draw.few(names, 2) }
          : condition(draw, known, 1),
    })),
  });
  const all = ['find', 'other'].slice(0, 1 + draw.int(2));
  return Object.fromEntries(all.map((id) => [id, one()]));
}
const messagesOf = (draw: Draw, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    draw
      .few(names, 2)
      .map((name) => [
        name,
        { required: draw.one(['Say {label}', '{label}?', 'What is {label}?']) },
      ]),
  );

/** Keys of a text and of a number that its items have. */
const keysOf = (item: string | null): readonly [string, string] =>
  item === 'pet' ? ['called', 'age'] : item === 'guest' ? ['called', 'years'] : ['plate', 'doors'];

/** What a reader of a section and its reactions knows: an item's section knows its draft too. */
const within = (plan: Plan, section: PlannedSection): Known => {
  const known = { ...plan.known, paths: [...plan.known.paths, ...draftOf(plan, section)] };
  return section.kind === 'item'
    ? withLocals(known, [{ path: `positions.${section.id}`, type: 'number' }])
    : known;
};

const isAskedIn = ({ fields, list }: PlannedSection, path: string): boolean =>
  path === list || fields.some((one) => one.path === path);

/** What relevance of a section may read: no path that a section at or behind it asks for. */
export function knownBefore(plan: Plan, index: number): Known {
  const later = plan.sections
    .slice(index)
    .flatMap(({ fields, list }) => [
      ...fields.map(({ path }) => path),
      ...(list === null ? [] : [list]),
    ]);
  const paths = plan.known.paths.filter(({ path }) => !later.includes(path));
  // The object above them all would read every one.
  const above = later.some((path) => path.startsWith('permit.'));
  return {
    ...plan.known,
    paths: paths.filter(({ path }) => !above || !path.startsWith('permit.')),
    facts: plan.known.facts.filter(({ name }) => Number(name.slice(-1)) <= index),
  };
}

const isOnlyIn = (plan: Plan, section: PlannedSection, path: string): boolean =>
  !path.startsWith('permit.') &&
  plan.sections.every((one) => one === section || one.fields.every((at) => at.path !== path));

/** O3: what names the variant: an answer, now and then a fact or a choice. */
function naming(draw: Draw, before: Known, path: string): Json {
  const facts = before.facts.filter(({ type }) => type === 'text');
  if (facts.length > 0 && draw.chance(40)) return { var: `facts.${draw.one(facts).name}` };
  const choice = { if: [condition(draw, before, 1), { var: path }, null] };
  return draw.chance(12) ? choice : { var: path };
}
const dialogKeys = (draw: Draw, place: Place): JsonObject => ({
  present: { as: 'dialog', ...draw.maybe(60, () => ({ paged: 'field' })), button: 'Go on' },
  ...draw.maybe(85, () => ({
    complete: draw.chance(60) ? calling(draw, place) : changes(draw, place),
  })),
});
const calling = (draw: Draw, place: Place): JsonObject => ({
  ...change(draw, place),
  call: draw.times(1, 2, () => call(draw, place)),
});
/** What nobody has to answer: a dialog comes to its end sooner. */
function easy({ shape, said }: SaidOfField): SaidOfField {
  const rest = Object.entries(said).filter(([key]) => key !== 'required');
  return { shape, said: Object.fromEntries(rest), checks: [] };
}
/** The file of a section. */
export function sectionFile(draw: Draw, plan: Plan, section: PlannedSection): JsonObject {
  const known = within(plan, section);
  const before = knownBefore(plan, plan.sections.indexOf(section));
  const place: Place = { plan, known, section };
  const isEasy = section.kind === 'dialog' && draw.chance(60);
  const fields = section.fields.map((one, i) => {
    const earlier = section.fields.slice(0, i).filter(({ path }) => isOnlyIn(plan, section, path));
    const around = draftOf(plan, section).filter(({ path }) => !isAskedIn(section, path));
    const counts = { ...before, paths: [...before.paths, ...around, ...earlier] };
    const made = field(draw, known, counts, one);
    return [one.name, isEasy ? easy(made) : made] as const;
  });
  const names = fields.map(([name]) => name);
  const needed = fields.filter(([, { said }]) => 'required' in said).map(([name]) => name);
  const checks = fields.flatMap(([, one]) => one.checks);
  const buttons = draw.chance(60) ? actions(draw, known, names) : {};
  const [text, number] = keysOf(section.item);
  const isNested = known.nested && section.item !== 'pet';
  const item = withLocals(known, [
    { path: `item.${text}`, type: 'text' },
    { path: `item.${number}`, type: 'number' },
    ...(isNested && section.item === 'car' ? [{ path: 'item.guests', type: 'list' } as const] : []),
    { path: 'item.position', type: 'number' },
  ]);
  const isPage = section.kind === 'page';
  return {
    title: `Section ${section.id}`,
    ...(section.variants && {
      variants: {
        by: naming(draw, before, section.variants.path),
        from: 'zones/directory.json',
      },
    }),
    ...(section.kind !== 'item' && draw.chance(20) && { relevant: condition(draw, before, 1) }),
    ...(isPage && draw.chance(12) && { visible: condition(draw, known, 1) }),
    ...draw.maybe(15, () => ({ name: `Short ${section.id}` })),
    ...draw.maybe(15, () => ({ lead: lines(draw, known) })),
    ...(draw.chance(12) &&
      plan.known.lookups.length > 0 && { needs: [draw.one(plan.known.lookups).name] }),
    schema: { properties: Object.fromEntries(fields.map(([name, one]) => [name, one.shape])) },
    ...byName(fields),
    ...(checks.length > 0 && { checks }),
    ...(draw.chance(30) && needed.length > 0 && { messages: messagesOf(draw, needed) }),
    ...(section.list !== null && {
      list: {
        at: section.list,
        item: section.item,
        label: 'Cars',
        max: 1 + draw.int(3),
        summary: draw.chance(70)
          ? `{item.position} {item.${text}} {item.${number}}`
          : phrases(draw, item),
        ...(isNested && { one: 'One' }),
        ...draw.maybe(15, () => ({ relevant: condition(draw, before, 1) })),
        ...draw.maybe(10, () => ({ add: 'Add a car' })),
      },
    }),
    ...(section.kind === 'dialog' && dialogKeys(draw, place)),
    ...(draw.chance(15) && names.length > 1 && { order: draw.few(names, 2) }),
    ...(Object.keys(buttons).length > 0 && { actions: buttons }),
    ...draw.maybe(known.second ? 35 : 20, () => ({
      content: content(draw, plan, section, known, 'block'),
    })),
    ...(isPage && draw.chance(30) && { summary: phrases(draw, known) }),
    ...(isPage && draw.chance(10) && { summaryNote: phrases(draw, known) }),
    ...(isPage && draw.chance(35) && { confirm: phrases(draw, known) }),
    ...(isPage && draw.chance(25) && { visited: draw.chance(50) || condition(draw, known, 1) }),
    ...draw.maybe(65, () => ({
      reactions: draw.times(1, 3, () => reaction(draw, place, Object.keys(buttons))),
    })),
  };
}

/** O2: what a variant says otherwise. */
export function variantFile(draw: Draw, plan: Plan, section: PlannedSection): JsonObject {
  const known = plan.known;
  const place: Place = { plan, known, section };
  const before = knownBefore(plan, plan.sections.indexOf(section));
  const own = draw.few(section.fields, 2).map((one) => {
    const { shape, said } = field(draw, known, before, one);
    const rest = Object.fromEntries(
      Object.entries(said).filter(([key]) => key !== 'bind' && key !== 'options'),
    );
    return [one.name, { shape, said: rest, checks: [] }] as const;
  });
  const fresh = fieldAt(draw, { path: 'extra', kind: 'text' });
  const more = draw.chance(30) ? [[fresh.name, field(draw, known, before, fresh)] as const] : [];
  const all: readonly (readonly [string, SaidOfField])[] = [...own, ...more];
  const { initial = {}, ...said } = byName(all);
  const names = section.fields.map(({ name }) => name);
  const needed = all.filter(([, one]) => 'required' in one.said).map(([name]) => name);
  const shapes = Object.fromEntries(more.map(([name, { shape }]) => [name, shape]));
  const later: Json = {
    ...(isObject(initial) ? initial : {}),
    ...Object.fromEntries(
      section.fields
        .filter(({ kind, plain }) => kind === 'text' && plain && draw.chance(60))
        .map(({ name }) => [name, 'v']),
    ),
  };
  return {
    ...draw.maybe(60, () => ({ title: draw.one(['River', 'Hill', 'Plain']) })),
    ...draw.maybe(20, () => ({ lead: lines(draw, known) })),
    ...draw.maybe(20, () => ({ name: 'Of the variant' })),
    ...(Object.keys(shapes).length > 0 && { schema: { properties: shapes } }),
    ...said,
    ...(Object.keys(later).length > 0 && { initial: later }),
    ...(draw.chance(50) && needed.length > 0 && { messages: messagesOf(draw, needed) }),
    ...draw.maybe(25, () => ({ content: content(draw, plan, section, known, 'varied') })),
    ...draw.maybe(20, () => ({ actions: actions(draw, known, names) })),
    ...(draw.chance(12) &&
      plan.known.lookups.length > 0 && { needs: [draw.one(plan.known.lookups).name] }),
    ...draw.maybe(10, () => ({ summaryNote: phrases(draw, known) })),
    ...draw.maybe(40, () => ({ reactions: draw.times(1, 2, () => reaction(draw, place)) })),
    ...draw.maybe(20, () => ({ summary: phrases(draw, known) })),
    ...draw.maybe(30, () => ({ facts: { far: draw.chance(50) } })),
  };
}
export const bundleFile = (draw: Draw, plan: Plan): JsonObject => ({
  changes: draw.times(1, 2, () => ({
    ...draw.maybe(40, () => ({ when: condition(draw, plan.known, 1) })),
    ...change(draw, { plan, known: plan.known, section: null }),
  })),
});
