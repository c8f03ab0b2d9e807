import { writtenPayMethod } from '../domain/pay-methods';
import { planFlags, planTexts } from '../domain/plan-texts';
import { supplierOf } from '../domain/suppliers';
import { tariffOf } from '../domain/tariffs';
import { termsAddresses } from '../domain/terms-addresses';
import { Refusal } from '../http/refusal';
import { defineOperation } from './define-operation';

export const tariffInformation = defineOperation('tariffInformation', ({ body }, { origin }) => {
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
});
