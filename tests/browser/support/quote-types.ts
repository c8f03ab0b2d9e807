import { expect } from '@playwright/test';
import type { QuoteType, Sheet } from './quote-type';

const pays = (title: string, method: string): Sheet => ({
  title,
  answer: async ({ page }) => page.getByRole('radio', { name: method }).check(),
});

const uses = (title: string, kWh: string): Sheet => ({
  title,
  answer: async ({ page }) => page.getByRole('textbox', { name: 'Electricity used' }).fill(kWh),
});

/** The slider without a mouse: one step for each press, ten for Page Up, the ends for Home and End. */
const movesTheNightShare: Sheet = {
  title: 'How much of it is at night?',
  answer: async ({ page }) => {
    const night = page.getByRole('slider', { name: 'Electricity used at night' });
    await expect(night, 'the national average is set').toHaveValue('42');
    await night.focus();
    await page.keyboard.press('End');
    await expect(night).toHaveValue('100');
    await page.keyboard.press('Home');
    await expect(night).toHaveValue('1');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(night).toHaveValue('12');
  },
};

const monthly = 'Monthly direct debit';
const both = { gas: true, electricity: true };

/**
 * Figures and tariffs are the sandbox's own for these homes: 1002 begins a tariff of supplier 2,
 * 1007 of supplier 7, 1015 of supplier 15.
 */
export const oneSupplier: QuoteType = {
  name: 'gas and electricity of one supplier',
  postcode: 'CB99 1AA',
  width: 390,
  known: {
    'Is your gas and electricity from the same supplier?': 'Yes, one supplier for both',
    'Do you have an Economy 7 meter?': 'No',
    'Supplier and tariff': 'British Gas, Standard Variable',
    'How much energy do you use?': 'electricity 3,100 kWh a year',
  },
  asked: [pays('How do you pay now?', monthly), uses('How much energy do you use?', '3100')],
  changed: [],
  quote: {
    switchType: 'dualConsolidatedToDualConsolidated',
    postcode: 'CB991AA',
    tariffId: '10020131',
    currentPayMethod: 'monthlyDirectDebit',
    newTariffPaymentMethod: 'monthlyDirectDebit',
    estimatedGasUsage: 6600,
    estimatedElectricityUsage: 3100,
    estimatedGasCost: null,
    estimatedElectricityCost: null,
  },
  fuels: both,
};

export const twoSuppliers: QuoteType = {
  name: 'gas and electricity of two suppliers',
  postcode: 'CB99 1AB',
  width: 1280,
  known: {
    'Is your gas and electricity from the same supplier?': 'No, two suppliers',
    'Gas supplier and tariff': 'British Gas, Standard Variable',
    'Electricity supplier and tariff': 'EDF, Standard Variable',
  },
  asked: [
    pays('How do you pay for your gas?', monthly),
    pays('How do you pay for your electricity?', 'Cash or cheque'),
    uses('How much electricity do you use?', '2950'),
  ],
  changed: [pays('YOUR NEW TARIFF', monthly)],
  quote: {
    switchType: 'dualDistinctToDualConsolidated',
    gasTariffId: '10020111',
    gasCurrentPayMethod: 'monthlyDirectDebit',
    electricityTariffId: '10070123',
    electricityCurrentPayMethod: 'cashOrCheque',
    newTariffPaymentMethod: 'monthlyDirectDebit',
    estimatedGasUsage: 17_800,
    estimatedElectricityUsage: 2950,
  },
  fuels: both,
};

/** The kinds of quote but for gas alone, which thread.spec.ts follows. */
export const quoteTypes: readonly QuoteType[] = [
  oneSupplier,
  twoSuppliers,
  {
    name: 'gas and Economy 7',
    postcode: 'CB99 1AF',
    width: 390,
    known: {
      'Do you have an Economy 7 meter?': 'Yes',
      'How much of it is at night?': '42% at night',
      'Supplier and tariff': 'ScottishPower',
    },
    asked: [pays('How do you pay now?', monthly), uses('How much energy do you use?', '5200')],
    changed: [movesTheNightShare],
    quote: {
      switchType: 'dualConsolidatedToDualConsolidated',
      tariffId: expect.stringMatching(/^1015/),
      economy7Percentage: 12,
      estimatedGasUsage: 12_200,
      estimatedElectricityUsage: 5200,
    },
    fuels: both,
  },
  {
    name: 'electricity alone',
    postcode: 'CB99 1AE',
    width: 1280,
    known: {
      'What would you like a quote for?': 'Electricity Only',
      'Electricity supplier and tariff': 'EDF, Standard Variable',
    },
    asked: [
      pays('How do you pay for your electricity?', monthly),
      uses('How much electricity do you use?', '2400'),
    ],
    changed: [],
    quote: {
      switchType: 'electricityToElectricity',
      electricityTariffId: '10070121',
      electricityCurrentPayMethod: 'monthlyDirectDebit',
      estimatedElectricityUsage: 2400,
    },
    fuels: { gas: false, electricity: true },
  },
];
