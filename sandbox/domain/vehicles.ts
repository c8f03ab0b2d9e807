import facts from '../data/vehicles.json';

export type Fuel = 'electric' | 'hybrid' | 'petrol' | 'diesel';

export interface Engine {
  readonly id: string;
  readonly name: string;
  readonly fuel: Fuel;
}

interface Model {
  readonly id: string;
  readonly name: string;
  readonly engines: readonly Engine[];
}

interface Make {
  readonly id: string;
  readonly name: string;
  readonly models: readonly Model[];
}

// JSON cannot say that a text is one of four.
export const MAKES = facts.makes as readonly Make[];
export const CHARGE_TYPES: readonly { readonly id: string; readonly name: string }[] =
  facts.chargeTypes;

export function modelsOf(makeId: string): readonly Model[] {
  return MAKES.find(({ id }) => id === makeId)?.models ?? [];
}

export function enginesOf(modelId: string): readonly Engine[] {
  return MAKES.flatMap(({ models }) => models).find(({ id }) => id === modelId)?.engines ?? [];
}

const REGISTRATIONS: Readonly<Record<string, string | undefined>> = facts.registrations;

/** The vehicle with a number plate, in capitals and without spaces; null where there is none. */
export function vehicleOf(plate: string): { make: Make; model: Model; engine: Engine } | null {
  const engineId = REGISTRATIONS[plate];
  for (const make of MAKES) {
    for (const model of make.models) {
      const engine = model.engines.find(({ id }) => id === engineId);
      if (engine !== undefined) return { make, model, engine };
    }
  }
  return null;
}
