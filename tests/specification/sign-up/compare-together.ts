import { equal, type Engine, type Json } from '../../../src/engine';
import { viewOf, type World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { askedIn, sectionAt } from '../visit';
import { householdsAt, named, signingAt, type AtTerms } from './compare-terms';
import { supplierName } from './enter';
import { fieldOf, pathOf } from './fields';
import { before, through } from './sign-up';
import { supplierTerms, type Supplier } from './tables';
import { textsOf } from './texts';

/** A question of the terms as a household meets it. */
interface Met {
  readonly id: string;
  readonly group: string | null;
  readonly required: boolean;
  readonly opens: Json;
}

const channels = (supplier: Supplier): readonly string[] =>
  Object.keys(supplier.terms).filter((id) => id.startsWith('supplierMaySend'));
const isMarketing = (id: string): boolean => /^(supplierMaySend|consent\d)/.test(id);

/** What a household meets at the terms, once it has ticked what brings up more. */
function metBy(shipped: Shipped, at: AtTerms): readonly Met[] {
  const known = met.get(shipped.engine) ?? new Map<string, readonly Met[]>();
  met.set(shipped.engine, known);
  const key = JSON.stringify({ ...at, supplier: at.supplier.id });
  const here = known.get(key) ?? meeting(shipped, at);
  known.set(key, here);
  return here;
}

const met = new WeakMap<Engine, Map<string, readonly Met[]>>();

function meeting(shipped: Shipped, at: AtTerms): readonly Met[] {
  const signing = signingAt(shipped, at);
  const opened = before(signing, 'terms');
  const world = through(opened, 'terms', signing.plan);
  const shown = new Set(
    askedIn(world, 'terms')
      .filter(({ field }) => field.shown)
      .map(({ compiled }) => compiled.path),
  );
  const view = sectionAt(world, 'terms');
  return Object.keys(at.supplier.terms)
    .filter((id) => shown.has(pathOf(id)))
    .map((id) => {
      const { compiled } = fieldOf(shipped, id);
      const ui = (view?.uiSchema[compiled.name] ?? {}) as { 'ui:options'?: { set?: string } };
      return {
        id,
        group: ui['ui:options']?.set ?? null,
        required: view?.fields[compiled.name]?.required === true,
        opens: shipped.engine.evaluate(opened.state, { var: pathOf(id) }),
      };
    });
}

const all: readonly AtTerms[] = supplierTerms.suppliers.flatMap(householdsAt);

/** Every household's questions, and what is wrong with them together. */
const each = (shipped: Shipped, wrong: (met: readonly Met[], at: AtTerms) => readonly string[]) =>
  all.flatMap((at) => wrong(metBy(shipped, at), at).map((words) => `${named(at)}: ${words}`));

const mayOpenTicked = (id: string, { supplier }: AtTerms): boolean => {
  if (id === 'happyToReceiveCreditCheck') return [4, 7].includes(supplier.id);
  if (id === 'neitherSmartMeterInstalled') return [42, 901].includes(supplier.id);
  return /SmartMeter/.test(id);
};

/** The sentences that hold for all suppliers, by their words, and what contradicts them. */
export const together: Readonly<Record<string, (shipped: Shipped) => readonly string[]>> = {
  'No question that is required or accepted stands in the group of offers.': (shipped) =>
    each(shipped, (met) =>
      met
        .filter(({ group, required }) => group === 'offers' && required)
        .map(({ id }) => `\`${id}\` is needed.`),
    ),
  'Every question of the group of offers is optional, and none of them opens ticked, whichever supplier.':
    (shipped) =>
      each(shipped, (met) =>
        met
          .filter(({ group, id }) => group === 'offers' || isMarketing(id))
          .filter(({ opens, required }) => opens === true || required)
          .map(({ id }) => `\`${id}\` opens ticked, or is needed.`),
      ),
  'A marketing question never stands in one group with the acceptance of the terms.': (shipped) =>
    each(shipped, (met) => {
      const own = met.find(({ id }) => id === 'suppliersTermsAndConditionsAreAccepted')?.group;
      return met
        .filter(({ id, group }) => isMarketing(id) && group === own)
        .map(({ id }) => `\`${id}\` stands in the group “${own ?? ''}”.`);
    }),
  'Each of the ten channels is asked by one supplier at least.': (shipped) => {
    const asked = new Set(all.flatMap((at) => metBy(shipped, at).map(({ id }) => id)));
    const [first] = supplierTerms.suppliers;
    return first === undefined
      ? []
      : channels(first)
          .filter((id) => !asked.has(id))
          .map((id) => `\`${id}\` is asked by none.`);
  },
  'Suppliers of one screen ask the same; all ids with the screen Default, and an id that no list knows, differ in nothing but the name.':
    (shipped) =>
      all.flatMap((at) => {
        const first =
          supplierTerms.suppliers.find(({ screen }) => screen === at.supplier.screen) ??
          at.supplier;
        const other = { ...at, supplier: first };
        const isAlike = equal(sheet(shipped, at), sheet(shipped, other));
        return isAlike ? [] : [`${named(at)} is otherwise than ${first.id}.`];
      }),
  'A consent that stands at true when the sheet opens is the credit check of 4 or 7, a smart meter’s box, “neither” of 42 or 901, or the agreement to the conditions of a smart meter: no other.':
    (shipped) =>
      each(shipped, (met, at) =>
        met
          .filter(({ id, opens }) => opens === true && !mayOpenTicked(id, at))
          .map(({ id }) => `\`${id}\` opens ticked.`),
      ),
  'Only the supplier id changes which consents are required: neither the tariff nor the way to pay does (but for the type of a prepayment meter, which is no consent).':
    (shipped) =>
      supplierTerms.suppliers.flatMap((supplier) => {
        const [first = [], ...others] = payMethods.map((payMethod) =>
          consents(shipped, supplier, payMethod),
        );
        return others.every((one) => equal(one, first))
          ? []
          : [`${supplier.id} needs other consents by the way to pay.`];
      }),
};

const payMethods = ['MonthlyDirectDebit', 'QuaterlyDirectDebit', 'CashOrCheque', 'PrePaymentMeter'];

/** The consents that a supplier needs of a household with both fuels. */
function consents(shipped: Shipped, supplier: Supplier, payMethod: string): readonly string[] {
  const switchType = 'dualConsolidatedToDualConsolidated';
  const met = metBy(shipped, { supplier, switchType, payMethod, ticks: {} });
  return met
    .filter(({ id, required }) => required && id !== 'prePaymentMeterId')
    .map(({ id }) => id);
}

/** All that is drawn of the terms, without the supplier's name. */
function sheet(shipped: Shipped, at: AtTerms): Json {
  const world: World = before(signingAt(shipped, at), 'terms');
  const words = JSON.stringify(textsOf(viewOf(world).sections.find(({ id }) => id === 'terms')));
  const asked = metBy(shipped, at).map(({ id, group, required, opens }) => [
    id,
    group,
    required,
    opens,
  ]);
  return [words.replaceAll(supplierName(at.supplier.id), 'the supplier'), asked];
}
