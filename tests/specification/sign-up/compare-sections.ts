import { viewOf, type World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { askedIn } from '../visit';
import { enter, signsUp, type SignsUp } from './enter';
import { otherBilling, pathOf } from './fields';
import { answersWith, before, signingUp } from './sign-up';
import { sections, type Answers, type Way } from './tables';

/** What the table calls a section, by what it asks; null for one of which it says nothing. */
function nameOf(world: World, id: string): string | null {
  if (id === 'confirm') return id;
  const asked = new Set(askedIn(world, id).map(({ compiled }) => compiled.path));
  const row = sections.sections.find(({ asks }) =>
    asks.some((question) => asked.has(pathOf(question))),
  );
  return row?.id ?? null;
}

/** The tables' names of what is on the page, in order; of the first so many sheets. */
export const namesOn = (world: World, sheets?: number): readonly string[] =>
  viewOf(world)
    .sections.slice(0, sheets)
    .flatMap(({ id }) => nameOf(world, id) ?? []);

const economy7 = '028112002336332882449';

/** Who a row of sections.json is, and what it answers. */
export function householdOf(row: Way): { readonly who: SignsUp; readonly answers: Answers } {
  const { switchType, payMethod, supplierId, isEconomy7, metersKnown } = row;
  const knows = (fuel: string): boolean => ['all', fuel].includes(metersKnown);
  const isUnder = Number(row.years ?? 0) * 12 + Number(row.months ?? 0) < 36;
  const own = signsUp({ plan: { switchType, payMethod, supplierId, isEconomy7 } });
  const mpan = isEconomy7 ? economy7 : (own.addressInfoDto['mpan'] ?? null);
  return {
    who: {
      ...own,
      addressInfoDto: {
        ...own.addressInfoDto,
        mprn: knows('gas') ? (own.addressInfoDto['mprn'] ?? null) : null,
        mpan: knows('electricity') ? mpan : null,
      },
      lookUp: metersKnown === 'all' ? 'credit meters' : 'no numbers',
    },
    answers: answersWith({
      years: row.years,
      months: row.months,
      mpanNumber: mpan,
      separateBilling: row.separateBilling,
      ...(row.separateBilling === true ? otherBilling : {}),
      ...(isUnder ? { previousAddresses: ['3 years'] } : {}),
    }),
  };
}

/** A household: the sections that it meets, in order, what opens filled, and what is asked. */
export function compareWay(shipped: Shipped, row: Way): readonly string[] {
  const { who, answers } = householdOf(row);
  const world = before(signingUp(shipped, who, answers), null);
  const { expect } = row;
  const met = namesOn(world);
  const asked = new Set(
    viewOf(world).sections.flatMap(({ id }) =>
      askedIn(world, id).map(({ compiled }) => compiled.path),
    ),
  );
  const isAsked = (question: string): boolean => asked.has(pathOf(question));
  return [
    ...(met.join() === expect.sections.join()
      ? []
      : [`meets ${met.join(' → ')} instead of ${expect.sections.join(' → ')}.`]),
    ...expect.notShown.filter((name) => met.includes(name)).map((name) => `meets ${name}.`),
    ...(expect.asked ?? []).filter((id) => !isAsked(id)).map((id) => `is not asked \`${id}\`.`),
    ...(expect.notAsked ?? []).filter(isAsked).map((id) => `is asked \`${id}\`.`),
    ...opensFilled(shipped, row, who),
  ];
}

const numbers = [
  ['mprnNumber', 'gasMeter'],
  ['mpanNumber', 'electricityMeter'],
] as const;

/** Which numbers stand there before anybody has typed one. */
function opensFilled(shipped: Shipped, { expect }: Way, who: SignsUp): readonly string[] {
  if (expect.opensFilled === undefined) return [];
  const world = enter(shipped, who);
  return numbers.flatMap(([id, section]) => {
    if (!expect.sections.includes(section)) return [];
    const isFilled = shipped.engine.evaluate(world.state, { var: pathOf(id) }) !== null;
    if (isFilled === expect.opensFilled?.includes(id)) return [];
    return [`\`${id}\` opens ${isFilled ? 'filled' : 'empty'}.`];
  });
}
