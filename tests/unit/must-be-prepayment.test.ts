import { describe, expect, it } from 'vitest';
import { plain, type Json } from '../../src/engine';
import { withMeters } from './households';
import { gasMeter, meters } from './partner-answers';
import type { Player } from './player';
import type { Edit } from './shipped';

const electricityMeter = {
  mpan: '018011002336332882449',
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: false,
  mugSupplierId: 7,
};

/** prepaymentMismatch, and that both at once cannot be had, stop every household before it gets there. */
const withoutMismatch: readonly Edit[] = [
  {
    file: 'steps/current-tariff/compare-fuel.json',
    at: ['fields', 'compareFuel', 'checks', 'prepaymentMismatch', 'assert'],
    value: { isAnswered: { var: 'compareFuel' } },
  },
  {
    file: 'steps/current-tariff/compare-fuel.json',
    at: ['fields', 'compareFuel', 'options', 0, 'unavailable'],
    value: { '!': { var: 'facts.hasGasMeter' } },
  },
];

/** Two suppliers; at how electricity is paid. */
function atPayElectricity(prepayment: { gas: boolean; electricity: boolean }): Player {
  const found = meters(
    [{ ...gasMeter, isPrepayment: prepayment.gas }],
    [{ ...electricityMeter, isPrepayment: prepayment.electricity }],
  );
  const player = withMeters(found, ...withoutMismatch)
    .continue('yourHome')
    .settle();
  if (!prepayment.gas) player.answer('payGas', { method: 'cashOrCheque' }).settle();
  return player.continue('payGas').open('payElectricity');
}

const alertOf = (player: Player) =>
  player.section('payElectricity').content.find(({ id }) => id === 'mustBePrepayment');

const pagesTracked = (player: Player): Json =>
  player.made.filter(({ silent }) => silent).map(({ body }) => JSON.stringify(body));

describe('one of two suppliers that is paid by prepayment', () => {
  it.each([
    { gas: true, electricity: false, method: 'monthlyDirectDebit' },
    { gas: false, electricity: true, method: 'prePaymentMeter' },
  ])('PAY-17 PAY-19 is refused, and an alert says what to do: %o', ({ method, ...prepayment }) => {
    const player = atPayElectricity(prepayment).answer('payElectricity', {
      method,
    });
    expect(player.error('payElectricity', 'method')).toBe(
      'Both fuels must be paid by prepayment, or neither.',
    );
    expect(player.section('payElectricity').verdict).toBe('invalid');
    const alert = alertOf(player);
    expect(alert === undefined ? null : plain(alert.title)).toBe('Must be a Prepayment meter');
    expect(alert === undefined ? null : plain(alert.text)).toBe(
      'Unfortunately, as you have a prepayment meter for only one of your fuels, you cannot compare both your gas and electricity at the same time. Please compare gas separately and electricity separately.',
    );
  });

  it('PAY-22 PAY-23 leaves the way to pay for the new tariff alone, loads no suppliers and records nothing', () => {
    const player = atPayElectricity({ gas: true, electricity: false });
    expect(player.at('newTariffPaymentMethod')).toBe('monthlyDirectDebit');
    const made = player.operations.length;
    player.answer('payElectricity', { method: 'cashOrCheque' });
    expect(player.at('electricityCurrentPayMethod')).toBe('cashOrCheque');
    expect(player.at('newTariffPaymentMethod')).toBe('monthlyDirectDebit');
    expect(player.operations.slice(made)).not.toContain('suppliers');
    expect(pagesTracked(player)).not.toContainEqual(expect.stringContaining('Payment Type'));
  });

  it.each([
    { gas: true, electricity: true, method: 'prePaymentMeter' },
    { gas: false, electricity: false, method: 'monthlyDirectDebit' },
  ])('PAY-17 PAY-19 is neither where both are or neither is: %o', ({ method, ...prepayment }) => {
    const player = atPayElectricity(prepayment).answer('payElectricity', {
      method,
    });
    expect(player.error('payElectricity', 'method')).toBeNull();
    expect(alertOf(player)).toBeUndefined();
  });
});
