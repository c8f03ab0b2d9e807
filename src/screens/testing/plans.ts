import type { JsonObject } from '../../engine';

/** A plan as the results call answers it, with what a test says differently. */
export const planItem = (different: JsonObject = {}): JsonObject => ({
  tariffId: 't-1',
  tariffName: 'Steady Fixed 12 Months',
  supplierId: 501,
  supplierName: 'Brightwell',
  payMethod: 'MonthlyDirectDebit',
  switchOption: 'Full',
  totalCost: 1855.31,
  savings: 292.85,
  exitFees: 0,
  isGreen: false,
  isFixed: true,
  hasWarmHomeDiscount: true,
  hasCancellationFee: false,
  hasOnlineManagement: false,
  hasPaperBilling: false,
  tariffDetails: ['One', 'Two', 'Three', 'Four', 'Five'],
  ...different,
});

/** One fuel's part of the switch plan's answer. */
export const planInfo = (different: JsonObject = {}): JsonObject => ({
  supplierName: 'Brightwell',
  tariffName: 'Steady Fixed 12 Months',
  payMethod: 'MonthlyDirectDebit',
  fuelTitle: 'Gas & Electricity',
  cost: 1017.78,
  savings: 150,
  gasCost: 837.53,
  gasSavings: 142.85,
  ...different,
});

/** What a row of a table shows that has neither notes nor figures. */
export const plainCells = { notes: [], figures: [], lowest: [], bar: false };
