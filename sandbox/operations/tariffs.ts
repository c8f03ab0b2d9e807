import { isDefault, isFixed, tariffsOf } from '../domain/tariffs';
import { defineOperation } from './define-operation';

const FUEL_OF = {
  gasToGas: 'gas',
  electricityToElectricity: 'electricity',
  dualConsolidatedToDualConsolidated: 'dual',
} as const;

export const tariffs = defineOperation('tariffs', ({ body }) => {
  const payMethod = body.currentPayMethod ?? 'monthlyDirectDebit';
  return {
    tariffsDto: {
      tariffs: tariffsOf(body.supplierId, FUEL_OF[body.switchType], payMethod).map((tariff) => ({
        id: tariff.id,
        name: tariff.product.name,
        isFixedFromEnergyStartDate: isFixed(tariff),
        isDefaultOrStandard: isDefault(tariff),
      })),
    },
  };
});
