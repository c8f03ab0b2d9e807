import { modelsOf } from '../domain/vehicles';
import { defineOperation } from './define-operation';

export const vehicleModels = defineOperation('vehicleModels', ({ path }) =>
  modelsOf(path.id).map(({ id, name }) => ({ id, name })),
);
