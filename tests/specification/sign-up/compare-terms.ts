import { equal, plain, type Json } from '../../../src/engine';
import type { World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import ticks from '../opening-ticks.json';
import { askedIn, sectionAt } from '../visit';
import { sentAt, written } from './bodies';
import { demanded, situationOf } from './compare-asked';
import { holds } from './conditions';
import { signsUp, supplierName, tosOf } from './enter';
import { fieldOf, pathOf } from './fields';
import {
  answersWith,
  before,
  completed,
  ready,
  signingUp,
  through,
  type SigningUp,
} from './sign-up';
import type { Answers, Opening, Requirement, Supplier, Term } from './tables';
import { linksIn, textsOf } from './texts';

/** One household at the terms of a supplier: what it signs up for, and what it ticks. */
export interface AtTerms {
  readonly supplier: Supplier;
  readonly switchType: string;
  readonly payMethod: string;
  readonly ticks: Answers;
}

const fuels = [
  ['dualConsolidatedToDualConsolidated', 'MonthlyDirectDebit'],
  ['gasToGas', 'PrePaymentMeter'],
  ['electricityToElectricity', 'CashOrCheque'],
] as const;

const needing: Answers = {
  hasMedicalConditionOrIndividualRequirement: true,
  gasSmartMeterInstalled: true,
  electricitySmartMeterInstalled: true,
  agreeSmartMeterConditions: true,
};

/** Households that meet every question of a supplier's terms, and that miss those which are for others. */
export const householdsAt = (supplier: Supplier): readonly AtTerms[] =>
  fuels.flatMap(([switchType, payMethod]) =>
    [{}, needing].map((ticked) => ({ supplier, switchType, payMethod, ticks: ticked })),
  );

export function signingAt(
  shipped: Shipped,
  { supplier, switchType, payMethod, ticks }: AtTerms,
): SigningUp {
  const plan = { supplierId: supplier.id, switchType, payMethod };
  return signingUp(shipped, signsUp({ plan }), answersWith(ticks));
}

export const named = ({ supplier, switchType, payMethod }: AtTerms): string =>
  `${supplier.id} (${supplier.screen}), ${switchType}, ${payMethod}`;

const isShown = (world: World, id: string): boolean =>
  askedIn(world, 'terms').some(
    ({ compiled, field }) => field.shown && compiled.path === pathOf(id),
  );

/** Each question of the terms: whether it is asked, what it demands, with what it opens. */
export function compareTerms(shipped: Shipped, at: AtTerms): readonly string[] {
  const signing = signingAt(shipped, at);
  const opened = before(signing, 'terms');
  const answered = through(opened, 'terms', signing.plan);
  return Object.entries(at.supplier.terms).flatMap(([id, term]) =>
    [
      ...isAsked(signing, answered, id, term),
      ...opensAt(signing, opened, id, at, term),
      ...(isShown(answered, id) ? demands(signing, opened, id, term) : []),
    ].map((words) => `\`${id}\` ${words} (${term.clauses.join(', ')}).`),
  );
}

function isAsked(signing: SigningUp, world: World, id: string, { asked }: Term): readonly string[] {
  const expected = asked === 'open' ? null : holds(asked, situationOf(signing, world));
  const here = isShown(world, id);
  if (expected === null || expected === here) return [];
  return [`is ${here ? '' : 'not '}asked, but must ${expected ? '' : 'not '}be`];
}

function opensAt(
  signing: SigningUp,
  world: World,
  id: string,
  at: AtTerms,
  term: Term,
): readonly string[] {
  const here = signing.shipped.engine.evaluate(world.state, { var: pathOf(id) });
  const several = openingOf(id, at, term.opens);
  const isUnneeded =
    here === true && term.opens.because === undefined && term.opens.see === undefined;
  return [
    ...(several.some((one) => equal(one, here))
      ? []
      : [`opens at ${written(here)} instead of ${several.map(written).join(' or ')}`]),
    ...(isUnneeded ? ['opens ticked without a reason'] : []),
  ];
}

const fuelOf: Readonly<Record<string, string>> = {
  gasToGas: 'gas',
  electricityToElectricity: 'electricity',
  dualConsolidatedToDualConsolidated: 'gasElectricity',
};

/** The values with which a box may open; of meters that are not smart for those that the other table has. */
function openingOf(id: string, { supplier, switchType }: AtTerms, opens: Opening): readonly Json[] {
  if (opens.see === undefined) {
    // A box that is empty is as good as one that is not asked.
    const several = opens.valueOneOf ?? [opens.value ?? null];
    return id === 'agreeSmartMeterConditions' ? [...several, null] : several;
  }
  const row = ticks.rows.find(
    (one) =>
      one.screen === supplier.screen &&
      one.fuel === fuelOf[switchType] &&
      !one.smartGasMeter &&
      !one.smartElectricityMeter,
  );
  const told = (row?.expect as Answers | undefined)?.[id] ?? null;
  return told === true ? [true] : [null, false];
}

/** Left alone or emptied, it is refused where the table demands an answer, and only there. */
function demands(signing: SigningUp, opened: World, id: string, term: Term): readonly string[] {
  const { compiled } = fieldOf(signing.shipped, id);
  const plan = { ...signing.plan, [compiled.path]: null };
  const world = through(opened, 'terms', plan, compiled.path);
  if (!isShown(world, id)) return [];
  const expected = demanded(requirementOf(term), situationOf(signing, world));
  const section = sectionAt(world, 'terms');
  const error = section?.fields[compiled.name]?.error ?? null;
  if (expected === 'optional')
    return error === null ? [] : [`must not be needed, and says “${error}”`];
  return [
    ...(section?.verdict === 'invalid' ? [] : ['may be left empty']),
    ...(error === null ? ['left empty says nothing'] : []),
  ];
}

const requirementOf = ({ requirement }: Term): readonly Requirement[] =>
  typeof requirement === 'string'
    ? [
        {
          is: requirement === 'not asked' ? 'optional' : (requirement as Requirement['is']),
          when: 'always',
        },
      ]
    : requirement;

/** What is sent of a question that nobody touches, once all that is needed is answered. */
export function compareLeftAlone(shipped: Shipped, at: AtTerms): readonly string[] {
  const signing = signingAt(shipped, at);
  const needed = Object.entries(at.supplier.terms).filter(([id]) => isNeeded(signing, id, at));
  const answers = answersWith(at.ticks);
  const own = Object.fromEntries(Object.keys(at.supplier.terms).map((id) => [id, null] as const));
  const touched = Object.fromEntries(needed.map(([id]) => [id, answers[id] ?? true] as const));
  const least = signingUp(shipped, signing.who, { ...answers, ...own, ...touched });
  const opened = before(least, 'terms');
  const world = completed(ready(least));
  return Object.entries(at.supplier.terms).flatMap(([id, { sentLeftAlone, clauses }]) => {
    if (Object.hasOwn(touched, id)) return [];
    const { value, valueOneOf, otherwise } = sentLeftAlone;
    const opens = shipped.engine.evaluate(opened.state, { var: pathOf(id) });
    const asItOpens = isShown(opened, id) ? [opens] : [null, false];
    const several =
      valueOneOf ?? (value === 'as it opens' ? asItOpens : [value ?? otherwise ?? null]);
    const here = sentAt(world, `saveTerms.${id}`);
    if (several.some((one) => equal(one, here))) return [];
    return [
      `\`${id}\` left alone is sent as ${written(here)} instead of ${several.map(written).join(' or ')} (${clauses.join(', ')}).`,
    ];
  });
}

/** Whether the table has it refused when it is left alone. */
function isNeeded(signing: SigningUp, id: string, { supplier, ticks }: AtTerms): boolean {
  const term = supplier.terms[id];
  if (ticks[id] === true) return true;
  if (term === undefined) return false;
  const situation = situationOf(signing, before(signing, 'terms'));
  const { refused, refusedUnlessTicked } = term.sentLeftAlone;
  if (
    term.asked !== 'open' &&
    holds(term.asked, { ...situation, answer: (one) => ticks[one] ?? situation.answer(one) }) !==
      true
  )
    return false;
  const isTicked = situation.answer(id) === true;
  return (
    refused === true ||
    (refusedUnlessTicked !== undefined &&
      !isTicked &&
      holds(refusedUnlessTicked, situation) === true)
  );
}

/** What the text of the sheet must contain, and where it must link to. */
export function compareSays(shipped: Shipped, at: AtTerms): readonly string[] {
  const world = before(signingAt(shipped, at), 'terms');
  const texts = textsOf(sectionAt(world, 'terms'));
  const whole = texts.map(plain).join(' ');
  const links = linksIn(texts);
  const addresses: Readonly<Record<string, string>> = {
    'supplierTosUrl of the plan': tosOf.supplier,
    'tariffTosUrl of the plan': tosOf.tariff,
  };
  const name = supplierName(at.supplier.id);
  return at.supplier.says.flatMap(({ contains = [], links: told = [], clauses }) => [
    ...contains
      .filter((words) => !whole.includes(words.replace('supplierName of the plan', name)))
      .map((words) => `says “${words}” nowhere (${clauses.join(', ')}).`),
    ...told
      .filter((link) => !links.includes(addresses[link] ?? ''))
      .map((link) => `links nowhere to the ${link} (${clauses.join(', ')}).`),
  ]);
}
