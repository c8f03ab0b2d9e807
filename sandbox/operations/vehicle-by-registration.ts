import { vehicleOf } from '../domain/vehicles';
import { Refusal } from '../http/refusal';
import { defineOperation } from './define-operation';

export const vehicleByRegistration = defineOperation('vehicleByRegistration', ({ body }) => {
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
});
