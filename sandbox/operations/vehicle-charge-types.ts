import { CHARGE_TYPES } from '../domain/vehicles';
import { defineOperation } from './define-operation';

export const vehicleChargeTypes = defineOperation('vehicleChargeTypes', () => [...CHARGE_TYPES]);
