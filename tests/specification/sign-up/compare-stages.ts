import { viewOf, type World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { answering } from './calls';
import { namesOn } from './compare-sections';
import { enter, signsUp } from './enter';
import { otherBilling } from './fields';
import { answersWith, changed, finished, goneOnAll, isReady, signingUp } from './sign-up';
import { questions, type Answers, type Stage } from './tables';

/** What each section of the table asks, by the sections of questions.json or by a question. */
const asks: Readonly<Record<string, readonly string[]>> = {
  details: ['details'],
  address: ['address', 'billing'],
  gasMeter: ['mprnNumber'],
  electricityMeter: ['mpanNumber'],
  terms: ['terms'],
  payment: ['payment'],
};

/** Nothing of a section. */
const nothing = (name: string): Answers =>
  Object.fromEntries(
    questions
      .filter(({ id, section }) => [id, section].some((one) => asks[name]?.includes(one)))
      .map(({ id }) => [id, null]),
  );

/** What is answered of a section otherwise than the household does, in the words of the table. */
const ways: Readonly<Record<string, Answers>> = {
  all: {},
  'all, with lastName Lee3': { lastName: 'Lee3' },
  'all, with years 2 and no previous address': { years: '2', months: null },
  'all, with separateBilling true and all of billing but city': {
    separateBilling: true,
    ...otherBilling,
    'billing.city': null,
  },
};

function answeredSo(section: string, words: string): Answers {
  const [, but] = /^all but (\w+)$/.exec(words) ?? [];
  if (but !== undefined) return { [but]: null };
  const way = words === 'nothing' ? nothing(section) : ways[words];
  if (way === undefined) throw new Error(`Nobody answers a section with “${words}”.`);
  return way;
}

/** The household answers what the row says, and goes on as far as it can. */
function standing(shipped: Shipped, row: Stage): World {
  const { switchType, payMethod, valid, answered = {}, calls = {}, then } = row;
  // Numbers that are known would answer the sheets of the meters by themselves.
  const who = {
    ...signsUp({ plan: { switchType, payMethod }, addressInfoDto: { mprn: null, mpan: null } }),
    lookUp: 'no numbers' as const,
  };
  const untouched = Object.keys(asks).filter((name) => !valid.includes(name));
  const differently = [
    ...untouched.map(nothing),
    ...Object.entries(answered).map(([name, words]) =>
      words.startsWith('all') ? { ...own(name), ...answeredSo(name, words) } : {},
    ),
  ];
  const answers = Object.assign({}, ...differently) as Answers;
  const signing = signingUp(shipped, who, answersWith(answers));
  const world = goneOnAll(finished(signing, answering(enter(shipped, who), calls), null));
  return then === undefined ? world : goneOnAll(changed(signing, world, then.emptied, null));
}

/** What the household answers of a section. */
const own = (name: string): Answers => {
  const all = answersWith();
  return Object.fromEntries(Object.keys(nothing(name)).map((id) => [id, all[id] ?? null]));
};

/** A state on the way: what is on the page and what is not, and whether Complete Switch is there. */
export function compareStage(shipped: Shipped, row: Stage): readonly string[] {
  const world = standing(shipped, row);
  const { shown, notShown, completeSwitch } = row.expect;
  const names = namesOn(world);
  // Whether later sheets stay folded behind one that was emptied is left open.
  const there = row.then === undefined ? names : namesDown(world);
  return [
    ...shown.filter((name) => !names.includes(name)).map((name) => `${name} is not on the page.`),
    ...notShown.filter((name) => there.includes(name)).map((name) => `${name} is on the page.`),
    ...(isReady(world) === completeSwitch
      ? []
      : [`Complete Switch is ${completeSwitch ? 'not ' : ''}there.`]),
  ];
}

/** The sheets down to the one that is open. */
function namesDown(world: World): readonly string[] {
  const { open, sections } = viewOf(world);
  const at = sections.findIndex(({ id }) => id === open);
  return namesOn(world, at === -1 ? undefined : at + 1);
}
