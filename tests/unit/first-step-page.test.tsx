// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPage } from './draw-page';
import { withAddresses, withMeters, withQuestions } from './households';
import { gasMeter, meters } from './partner-answers';

const electricityMeter = {
  mpan: '018011002336332882449',
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: false,
  mugSupplierId: 2,
};

const bothSupplied = [{ id: 2, name: 'British Gas' }];
const suppliers = {
  suppliersDto: {
    gasSuppliers: bothSupplied,
    electricitySuppliers: bothSupplied,
    dualConsolidatedSuppliers: bothSupplied,
  },
};

const setting = (name: string, value: string) => ({
  file: 'journey.json',
  at: ['settings', name],
  value,
});

describe('the first step as it is drawn', () => {
  it('HOM-12 HOM-13 the permission links to the supplier terms and to the privacy policy of the settings', () => {
    drawPage(
      withAddresses(
        setting('supplierTermsUrl', '/terms-of-suppliers'),
        setting('privacyUrl', '/privacy-policy'),
      ),
    );
    expect(screen.getByRole('link', { name: /^supplier terms/i })).toHaveAttribute(
      'href',
      '/terms-of-suppliers',
    );
    expect(screen.getByRole('link', { name: /^privacy policy/i })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  it('HOM-10 HOM-15 asks for the postcode in a text box and for permission with a tick box', () => {
    drawPage(withAddresses());
    expect(screen.getByRole('textbox', { name: /Postcode/ })).toHaveValue('LS84JW');
    expect(screen.getByRole('checkbox', { name: /^I give permission/ })).not.toBeChecked();
  });

  it('QFO-01 what to quote for is three cards', () => {
    const both = meters([gasMeter], [electricityMeter]);
    drawPage(withMeters(both).continue('yourHome').open('compareFuel'));
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    for (const name of [/Gas & Electricity \(Dual\)/, /Electricity Only/, /Gas Only/])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  });

  it('USE-03 USE-04 gas usage is said to come from the supplier via the national database, and nothing sensitive to be held', () => {
    drawPage(withQuestions().open('usageGas'));
    expect(
      screen.getByText(/comes from your supplier through the national gas database/),
    ).toBeVisible();
    expect(screen.getByText(/No sensitive data is held/)).toBeVisible();
  });

  it('USE-03 USE-04 so is that of both fuels together', () => {
    const player = withMeters(meters([gasMeter], [electricityMeter]))
      .continue('yourHome')
      .settle();
    player.answer('payCombined', { method: 'cashOrCheque' }).settle({ suppliers });
    drawPage(player.continue('payCombined').continue('supplierCombined').open('usageCombined'));
    expect(
      screen.getByText(/comes from your supplier through the national gas database/),
    ).toBeVisible();
    expect(screen.getByText(/No sensitive data is held/)).toBeVisible();
  });

  it('USE-04 no sensitive data is held of electricity either', () => {
    const player = withMeters(meters([], [electricityMeter]))
      .continue('yourHome')
      .settle();
    player.answer('payElectricity', { method: 'cashOrCheque' }).settle({ suppliers });
    drawPage(
      player.continue('payElectricity').continue('supplierElectricity').open('usageElectricity'),
    );
    expect(screen.getByText(/No sensitive data is held/)).toBeVisible();
  });

  it('USE-02 offers three ways to tell', () => {
    drawPage(withQuestions().open('usageGas'));
    for (const name of ['Actual Figures', 'Help Me Estimate', 'Use regulator averages'])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  });

  it('PAY-30 the last section asks how to pay for the new tariff', () => {
    drawPage(withQuestions().open('newTariff'));
    expect(screen.getByRole('heading', { name: 'YOUR NEW TARIFF' })).toBeVisible();
    expect(screen.getByText('How would you like to pay for your new tariff?')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Monthly direct debit/ })).toBeChecked();
  });

  it('SUB-01 ends with a button View Your Quotes once all is answered, and not before', () => {
    const submit = () => screen.queryByRole('button', { name: 'View Your Quotes' });
    drawPage(withMeters(meters([gasMeter])).continue('yourHome'));
    expect(submit()).not.toBeInTheDocument();
    cleanup();
    drawPage(withQuestions());
    expect(submit()).toBeEnabled();
  });
});
