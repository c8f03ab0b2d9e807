import { areaOf } from '../domain/postcode';
import { specialPostcode } from '../domain/special-postcodes';
import { SUPPLIERS } from '../domain/suppliers';
import { defineOperation } from './define-operation';

export const suppliers = defineOperation('suppliers', ({ body }) => {
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
});
