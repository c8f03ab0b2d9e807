import { enginesOf } from '../domain/vehicles';
import { defineOperation } from './define-operation';

export const vehicleEngines = defineOperation('vehicleEngines', ({ path }) => [
  ...enginesOf(path.id),
]);
