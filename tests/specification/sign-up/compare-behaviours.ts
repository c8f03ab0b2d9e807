import { equal, type Json, type JsonObject } from '../../../src/engine';
import { viewOf, type World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { askedOn, sectionAt } from '../visit';
import { goneOn } from '../walk';
import { sentAt, written } from './bodies';
import { done, type Done } from './deeds';
import { fieldOf, pathOf } from './fields';
import { checked, completed, finished, isReady } from './sign-up';
import { questions, words, type Behaviour } from './tables';

/** A deed and what it does: values, what is asked, what is called, what is sent. */
export function compareBehaviour(shipped: Shipped, row: Behaviour): readonly string[] {
  const after = done(shipped, row);
  return Object.entries(row.then)
    .flatMap(([key, told]) => compareOne(shipped, row, after, key, told))
    .map((wrong) => `${row.deed}: ${wrong}`);
}

type Compare = (shipped: Shipped, after: Done, told: Json, row: Behaviour) => readonly string[];

function compareOne(shipped: Shipped, row: Behaviour, after: Done, key: string, told: Json) {
  const compare = effects[key];
  if (compare !== undefined) return compare(shipped, after, told, row);
  if (key.startsWith('save')) return isSent(after, key, told);
  const here = valueOf(shipped, after.world, key);
  return equal(here, told) ? [] : [`\`${key}\` is ${written(here)} instead of ${written(told)}.`];
}

function valueOf({ engine }: Shipped, { state }: World, id: string): Json {
  if (id === 'lengthOfResidencyInMonths')
    return engine.evaluate(state, { var: 'facts.residencyMonths' });
  return engine.evaluate(state, { var: pathOf(id) });
}

/** After everything else was answered and Complete Switch pressed. */
function isSent(after: Done, place: string, told: Json): readonly string[] {
  const { signing, world, section } = after;
  const end = isReady(world) ? world : finished(signing, goneOn(world, section), section);
  const here = sentAt(completed(checked(end)), place);
  return equal(here, told) ? [] : [`\`${place}\` is sent as ${written(here)}.`];
}

const listed = (told: Json): readonly string[] => told as readonly string[];

const isAsked = (world: World, id: string): boolean =>
  askedOn(world).some(({ compiled, field }) => field.shown && compiled.path === pathOf(id));

const callsOf = ({ world }: Done): readonly string[] =>
  world.made.map(({ operation }) => operation);

/** What the tables say of the list of previous addresses: how many it has, and whether another may be added. */
const lists: Readonly<Record<string, (items: readonly Json[], canAdd: boolean) => boolean>> = {
  'one is added': (items) => items.length === 1,
  'none is added': (items) => items.length === 0,
  'no fourth can be added': (items, canAdd) => items.length === 3 && !canAdd,
  'the first and the third stay, another can be added': (items, canAdd) =>
    items.length === 2 && canAdd,
};

const effects: Readonly<Record<string, Compare>> = {
  asked: (_, { world }, told) =>
    listed(told)
      .filter((id) => !isAsked(world, id))
      .map((id) => `\`${id}\` is not asked.`),
  notAsked: (_, { world }, told) =>
    listed(told)
      .filter((id) => isAsked(world, id))
      .map((id) => `\`${id}\` is asked.`),
  call: (_, after, told) =>
    callsOf(after).includes(words(told)) ? [] : [`${words(told)} is not called.`],
  noCall: (_, after, told) =>
    callsOf(after).includes(words(told)) ? [`${words(told)} is called.`] : [],
  query: (shipped, { world }, told) => {
    const [name = '', whose] = Object.entries(told as JsonObject)[0] ?? [];
    const expected =
      whose === 'that of the home' ? valueOf(shipped, world, 'present.postcode') : mpan;
    const here = world.made.at(-1)?.query[name] ?? null;
    return equal(here, expected) ? [] : [`\`${name}\` is asked for as ${written(here)}.`];
  },
  previousAddresses: (shipped, { world }, told) => {
    const items = (valueOf(shipped, world, 'previousAddresses') ?? []) as readonly Json[];
    const canAdd = sectionAt(world, 'address')?.fields['previousAddresses']?.list?.canAdd === true;
    const isSo = lists[words(told)];
    if (isSo === undefined) throw new Error(`Nobody knows what “${words(told)}” is.`);
    return isSo(items, canAdd) ? [] : [`there are ${items.length} previous addresses.`];
  },
  refused: (shipped, { world }, told) =>
    listed(told).flatMap((id) => {
      const { section, compiled } = fieldOf(shipped, id);
      const error = sectionAt(world, section)?.fields[compiled.name]?.error ?? null;
      return error === null ? [`nothing is said of \`${id}\`.`] : [];
    }),
  filled: (shipped, { world }, told) =>
    listed(told)
      .filter((id) => valueOf(shipped, world, id) === null)
      .map((id) => `\`${id}\` is not filled.`),
  still: (shipped, { world }, told) =>
    listed(told)
      .filter((id) => valueOf(shipped, world, id) !== null || !isAskedInDraft(shipped, world, id))
      .map((id) => `\`${id}\` is not asked any more.`),
  sectionValid: (_, { world }, told) =>
    sectionAt(world, words(told))?.verdict === 'valid' ? [] : [`${words(told)} is not valid.`],
  'before the answer': (shipped, { world, section }) => [
    ...(shipped.engine.evaluate(world.state, { var: 'facts.mpanValid' }) === true
      ? ['the MPAN counts as valid.']
      : []),
    ...(sectionAt(world, section)?.verdict === 'valid' ? ['the section is valid.'] : []),
  ],
  kept: (_, { signing, world }) => keptIn(signing.shipped, world),
  reset: (shipped, { world }, told) =>
    questions
      .filter(({ section, opens }) => listed(told).includes(section) && opens.value === null)
      .filter(({ id }) => (valueOf(shipped, world, id) ?? 0) !== 0)
      .map(({ id }) => `\`${id}\` is still answered.`),
  then: (shipped, { world }) =>
    valueOf(shipped, world, 'happyToReceiveCreditCheck') === true
      ? []
      : ['the defaults of the terms are not set anew.'],
};

const mpan = '018011002336332882449';

function isAskedInDraft(shipped: Shipped, world: World, id: string): boolean {
  const { section, compiled } = fieldOf(shipped, id);
  return sectionAt(world, section)?.fields[compiled.name]?.shown === true;
}

/** Everything that was answered is there, and the tick that was taken away is not set again. */
function keptIn(shipped: Shipped, world: World): readonly string[] {
  const isLost = !isReady(world) || viewOf(world).id !== 'personalDetails';
  const tick = valueOf(shipped, world, 'happyToReceiveCreditCheck');
  return [
    ...(isLost ? ['something has to be answered again.'] : []),
    ...(tick === null ? [] : ['a default is set again.']),
  ];
}
