import type { Json } from '../../src/engine';

/** What people write into a field of this name, the best first. */
export const typed: Readonly<Record<string, readonly Json[]>> = {
  postcode: ['ls8 4jw', 'LS84JW', 'nowhere'],
  years: [3, 1, 2, 40],
  months: [1, 11, 40],
  endDate: ['2027-01-01', '2028-02-29'],
  dateOfBirth: ['1984-02-29', '2020-01-01'],
  dayTimePhone: ['07700900123', '1'],
  emailAddress: ['ada@example.org', 'ada'],
  sortCode: ['089999', '1'],
  accountNumber: ['66374958', '1'],
  mprn: ['5588212204', '1'],
  mpan: ['018011002336332882449', '1'],
  cost: [500, 1],
  gasCost: [500, 1],
  electricityCost: [500, 1],
  usage: [2000, 0],
  gasUsage: [2000, 0],
  electricityUsage: [2000, 0],
};
