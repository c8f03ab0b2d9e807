import type { JsonObject } from '../../../src/engine';

const suppliers = 24;
const large = [2, 7, 111, 11, 15, 16];

/** Plans of as many suppliers as compete; every second is fixed, every third is green. */
export const plansOf = (count: number): readonly JsonObject[] =>
  Array.from({ length: count }, (_, index) => {
    const supplier = index % suppliers;
    return {
      tariffId: `t-${index}`,
      tariffName: `Plan ${index}`,
      supplierId: large[supplier] ?? 500 + supplier,
      supplierName: `Supplier ${supplier}`,
      payMethod: 'MonthlyDirectDebit',
      switchOption: 'Full',
      // Neighbours in the list are not neighbours in price, so there is something to sort.
      totalCost: 1500 + ((index * 7919) % 1000),
      savings: 300 - ((index * 7919) % 1000),
      exitFees: 0,
      isGreen: index % 3 === 0,
      isFixed: index % 2 === 0,
      hasWarmHomeDiscount: true,
      hasCancellationFee: false,
      hasOnlineManagement: true,
      hasPaperBilling: false,
      tariffDetails: ['One', 'Two', 'Three', 'Four', 'Five'],
    };
  });
