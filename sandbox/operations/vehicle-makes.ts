import { MAKES } from '../domain/vehicles';
import { defineOperation } from './define-operation';

export const vehicleMakes = defineOperation('vehicleMakes', () =>
  MAKES.map(({ id, name }) => ({ id, name })),
);
