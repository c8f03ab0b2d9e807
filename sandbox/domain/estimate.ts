import facts from '../data/usage-model.json';

export interface EstimateAnswers {
  readonly houseType: string;
  readonly numberOfBedrooms: string;
  readonly occupancyFrequency: string;
  readonly modernisationLevel: string;
  readonly heatingAndCooking: string;
}

export interface EstimatedUsage {
  readonly gas: number;
  readonly electricity: number;
}

interface Factor {
  readonly id: string;
  readonly gas: number;
  readonly electricity: number;
}

/** kWh a year for a home, or the name of the answer that is no known choice. */
export function estimateUsage(answers: EstimateAnswers): EstimatedUsage | keyof EstimateAnswers {
  const find = (list: readonly Factor[], id: string) => list.find((entry) => entry.id === id);
  const bedRooms = find(facts.bedRooms, answers.numberOfBedrooms);
  if (bedRooms === undefined) return 'numberOfBedrooms';
  const house = find(facts.houseTypes, answers.houseType);
  if (house === undefined) return 'houseType';
  const occupancy = find(facts.occupancyFrequencies, answers.occupancyFrequency);
  if (occupancy === undefined) return 'occupancyFrequency';
  const efficiency = find(facts.energyEfficiencies, answers.modernisationLevel);
  if (efficiency === undefined) return 'modernisationLevel';
  const use = facts.fuelUseTypes.find((entry) => entry.id === answers.heatingAndCooking);
  if (use === undefined) return 'heatingAndCooking';

  const factors = [bedRooms, house, occupancy, efficiency];
  const gasBase = factors.reduce((product, factor) => product * factor.gas, 1);
  const electricityBase = factors.reduce((product, factor) => product * factor.electricity, 1);
  const heatsWithGas = use.heating === 'gas';
  const cooksWithGas = use.cooking === 'gas';
  // Gas heating covers the cooking with it, so only the lack of gas cooking is taken off.
  const gas = heatsWithGas
    ? gasBase - (cooksWithGas ? 0 : facts.gasCooking)
    : cooksWithGas
      ? facts.gasCooking
      : 0;
  const electricity =
    electricityBase +
    (heatsWithGas ? 0 : facts.electricHeatingShare * gasBase) +
    (cooksWithGas ? 0 : facts.electricCooking);
  return {
    gas: gas === 0 ? 0 : rounded(gas, facts.limits.gas),
    electricity: rounded(electricity, facts.limits.electricity),
  };
}

function rounded(kwh: number, limits: readonly number[]): number {
  const [least = 0, most = kwh] = limits;
  const near = Math.round(kwh / facts.roundTo) * facts.roundTo;
  return Math.min(Math.max(near, least), most);
}
