import { cell, readTable } from './read-table';

export const quoteTypes = [
  'gasToGas',
  'electricityToElectricity',
  'dualDistinctToDualConsolidated',
  'dualConsolidatedToDualConsolidated',
] as const;

export type QuoteType = (typeof quoteTypes)[number];

export const quotesGas = (type: QuoteType): boolean => type !== 'electricityToElectricity';
export const quotesElectricity = (type: QuoteType): boolean => type !== 'gasToGas';
export const hasTwoSuppliers = (type: QuoteType): boolean =>
  type === 'dualDistinctToDualConsolidated';
export const hasOneSupplierForBoth = (type: QuoteType): boolean =>
  type === 'dualConsolidatedToDualConsolidated';

const rows = readTable('quote-types.md');

/** What a household answers to come to a type of quote; `sameSupplier` is null where it is not asked. */
export function answersFor(type: QuoteType): {
  readonly compareFuel: string;
  readonly sameSupplier: string | null;
} {
  const row = rows.find((one) => cell(one, 'Type') === type);
  if (row === undefined) throw new Error(`quote-types.md has no ${type}.`);
  const same = cell(row, 'sameSupplier');
  return { compareFuel: cell(row, 'compareFuel'), sameSupplier: same === '—' ? null : same };
}
