import { CHARGE_TYPES, enginesOf, MAKES, modelsOf, vehicleOf } from '../domain/vehicles';
import { Refusal } from '../refusal';
import type { Operations } from './operation';

/** Electric cars, and others. */
export const vehicles = {
  vehicleChargeTypes: () => [...CHARGE_TYPES],

  vehicleByRegistration: ({ body }) => {
    const registrationNumber = body.registrationNumber.replaceAll(' ', '').toUpperCase();
    const vehicle = vehicleOf(registrationNumber);
    if (vehicle === null) {
      throw new Refusal(404, `We could not find a vehicle with the number ${registrationNumber}.`);
    }
    const { make, model, engine } = vehicle;
    return {
      registrationNumber,
      make: { id: make.id, name: make.name },
      model: { id: model.id, name: model.name },
      engine,
    };
  },

  vehicleMakes: () => MAKES.map(({ id, name }) => ({ id, name })),

  vehicleModels: ({ path }) => modelsOf(path.id).map(({ id, name }) => ({ id, name })),

  vehicleEngines: ({ path }) => [...enginesOf(path.id)],
} satisfies Partial<Operations>;
