import type { Engine, Json, JsonObject } from '../../../src/engine';
import { readSuite } from '../../../src/scenarios';
import { parseLocated } from '../../../src/scenarios/source';
import type { World } from '../../../src/scenarios/world';
import { files, type Shipped } from '../../unit/shipped';
import { plainHome } from '../home';
import { partnerOf } from '../partner-of';
import { planOf } from '../plan-of';
import { quoteTypes, quotesElectricity, quotesGas } from '../quote-type';
import { deed, visit } from '../visit';
import { walk } from '../walk';
import { messages, supplierTerms, without, type Plan } from './tables';

/** Who signs up for what, on which day, and what the partner answers besides. */
export interface SignsUp {
  readonly plan: Plan;
  readonly today: string;
  readonly addressInfoDto: JsonObject;
  /** By operation, where it is otherwise than the household's. */
  readonly calls: JsonObject;
  /** What the look-up of the first step knows of the meters. */
  readonly lookUp: 'credit meters' | 'no numbers' | 'a smart gas meter';
}

const { household } = messages;

/** The household of messages.json, but for what a row says. */
export const signsUp = (row: {
  readonly plan?: JsonObject;
  readonly today?: string;
  readonly answers?: JsonObject;
  readonly addressInfoDto?: JsonObject;
}): SignsUp => ({
  plan: { ...household.plan, ...row.plan },
  today: row.today ?? household.today,
  addressInfoDto: { ...household.addressInfoDto, ...row.addressInfoDto },
  calls: row.answers ?? {},
  lookUp: 'credit meters',
});

/** What the scenarios' partner answers to all calls that no table speaks of. */
const usual = readSuite(files).household(parseLocated('tests/specification', '"dualSignUp"'))
  .partner.answers;

const known = new WeakMap<Engine, Map<string, World>>();

/** States at waypoints are worked out once: they never change. */
export function once({ engine }: Shipped, key: string, work: () => World): World {
  const worlds = known.get(engine) ?? new Map<string, World>();
  known.set(engine, worlds);
  const world = worlds.get(key) ?? work();
  worlds.set(key, world);
  return world;
}

/** A household that has just come to the sign-up. */
export function enter(shipped: Shipped, who: SignsUp): World {
  return once(shipped, `sign-up ${JSON.stringify(who)}`, () => {
    const { payMethod } = who.plan;
    const plan = { tariffId: '9001', payMethod, switchOption: 'Full' };
    const before = deed(withQuote(shipped, who), 'partner', { answers: partnerFor(who) });
    return deed(before, 'choose', { sequence: 'switchNow', with: plan });
  });
}

/** Has answered the first step, and looks at the plans. */
function withQuote(shipped: Shipped, { plan, today, lookUp }: SignsUp): World {
  const type = quoteTypes.find((one) => one === plan.switchType);
  if (type === undefined) throw new Error(`No quote is of the type ${plan.switchType}.`);
  return once(shipped, `quote ${type} ${today} ${lookUp}`, () => {
    const home = plainHome(type);
    const answers = {
      ...partnerOf(home),
      createElectricitySwitch: usual['createGasSwitch'] ?? null,
      meterDetails: lookedUp(lookUp, partnerOf(home)),
    };
    const begun = deed(visit(shipped, home, today), 'partner', {
      answers: { ...usual, ...answers },
    });
    const { world, stuckAt, why } = walk(begun, { ...planOf(home), postcode: 'LS6 2AB' });
    if (stuckAt !== null) throw new Error(`Nobody gets past ${stuckAt}: ${why}`);
    return deed(world, 'submit', 'step');
  });
}

/** The meters of the home as the partner knows them. */
function lookedUp(lookUp: SignsUp['lookUp'], { meterDetails }: JsonObject): JsonObject[] {
  const [details = {}] = meterDetails as unknown as readonly JsonObject[];
  const all = (name: string, own: JsonObject): Json =>
    (details[name] as unknown as readonly JsonObject[]).map((meter) => ({ ...meter, ...own }));
  if (lookUp === 'credit meters') return [details];
  if (lookUp === 'a smart gas meter') {
    return [{ ...details, gasdetails: all('gasdetails', { isSmartMeter: true }) }];
  }
  return [
    {
      ...{ mpan: null, mprn: null },
      gasdetails: all('gasdetails', { mprn: null }),
      elecdetails: all('elecdetails', { mpan: null }),
    },
  ];
}

function partnerFor({ plan, addressInfoDto, calls }: SignsUp): JsonObject {
  const type = quoteTypes.find((one) => one === plan.switchType) ?? 'gasToGas';
  const info = planInfo(plan);
  return {
    ...without(household.calls, 'smartMeters'),
    customerAddress: { addressInfoDto },
    switchPlan: {
      geniusSwitchPlanInfoDto: {
        geniusSwitchPlanInfo: {
          switchPlanInfoDto: {
            gas: quotesGas(type) ? info : null,
            electricity: quotesElectricity(type) ? info : null,
          },
        },
      },
    },
    ...calls,
  };
}

export const tosOf = { supplier: '/terms/supplier', tariff: '/terms/tariff' };

const planInfo = ({ supplierId, payMethod, isEconomy7 }: Plan): JsonObject => ({
  isEconomy7,
  tariffDetails: [],
  supplierTosUrl: tosOf.supplier,
  tariffTosUrl: tosOf.tariff,
  supplierId,
  tariffName: 'Fixed 12',
  supplierName: supplierName(supplierId),
  payMethod,
  fuelTitle: 'Energy',
  cost: 900,
  savings: 100,
  gasCost: null,
  gasSavings: null,
});

/** As its row of the suppliers calls it; an id that no list knows has a name all the same. */
export const supplierName = (id: number): string =>
  supplierTerms.suppliers.find((one) => one.id === id)?.name ?? `Supplier ${id}`;
