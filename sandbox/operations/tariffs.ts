import facts from '../data/usage-model.json';
import { estimateUsage } from '../domain/estimate';
import { planFlags, planTexts, termsAddresses } from '../domain/plans';
import { areaOf, specialPostcode } from '../domain/homes';
import {
  isDefault,
  isFixed,
  SUPPLIERS,
  supplierOf,
  tariffOf,
  tariffsOf,
  writtenPayMethod,
} from '../domain/tariffs';
import { Refusal } from '../refusal';
import type { Operations } from './operation';

const FUEL_OF = {
  gasToGas: 'gas',
  electricityToElectricity: 'electricity',
  dualConsolidatedToDualConsolidated: 'dual',
} as const;

const choices = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ id, name }));

/** What a household can have today, and how much it uses. */
export const tariffs = {
  suppliers: ({ body }) => {
    const served =
      areaOf(body.postcode) !== null && specialPostcode(body.postcode)?.home?.suppliers !== false;
    const list = served ? SUPPLIERS.map(({ id, name }) => ({ id, name })) : [];
    switch (body.switchType) {
      case 'gasToGas':
        return { suppliersDto: { gasSuppliers: list } };
      case 'electricityToElectricity':
        return { suppliersDto: { electricitySuppliers: list } };
      case 'dualConsolidatedToDualConsolidated':
        return { suppliersDto: { dualConsolidatedSuppliers: list } };
      case 'dualDistinctToDualConsolidated':
        return { suppliersDto: { gasSuppliers: list, electricitySuppliers: list } };
    }
  },

  tariffs: ({ body }) => {
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
  },

  tariffInformation: ({ body }, { origin }) => {
    const tariff = tariffOf(body.tariffId);
    if (tariff === null) throw new Refusal(404, `There is no tariff ${body.tariffId}.`);
    const { product } = tariff;
    const { id, name, shortName, warmHomeDiscount } = supplierOf(product.supplierId);
    const discount = warmHomeDiscount ? ' It takes part in the Warm Home Discount.' : '';
    return {
      tariffInfoDto: {
        tariffId: tariff.id,
        tariffName: product.name,
        supplierId: id,
        supplierName: name,
        supplierNameSimple: shortName,
        supplierDescription: `${name} supplies gas and electricity to homes in Great Britain.${discount} The tariffs shown here are invented for the sandbox and are not offers of this company.`,
        payMethod: writtenPayMethod(tariff.payMethod),
        termsAndConditionsUrlDto: termsAddresses(origin, product),
        ...planFlags(tariff),
        tariffDetails: planTexts(tariff),
      },
    };
  },

  estimationDetails: () => ({
    bedRooms: choices(facts.bedRooms),
    fuelUseTypes: choices(facts.fuelUseTypes),
    houseTypes: choices(facts.houseTypes),
    occupancyFrequencies: choices(facts.occupancyFrequencies),
    energyEfficiencies: choices(facts.energyEfficiencies),
  }),

  estimationUsage: ({ query }) => {
    const usage = estimateUsage(query);
    if (typeof usage === 'string') throw new Refusal(400, `${usage} is not one of the choices.`);
    return {
      estimatedUsageDto: {
        gasUsage: query.switchType === 'electricityToElectricity' ? null : usage.gas,
        electricityUsage: query.switchType === 'gasToGas' ? null : usage.electricity,
      },
    };
  },
} satisfies Partial<Operations>;
