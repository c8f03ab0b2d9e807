import { describe, expect, it } from 'vitest';
import { withAddresses, withQuestions } from './households';
import type { Player } from './player';
import { today } from './player';

/** The page is loaded again: what was kept on the device is taken up. */
function reload(player: Player): Player {
  const { engine } = player.shipped;
  const { step } = player;
  const state = engine.restore(engine.snapshot(player.state), { today, settings: {} });
  if (state === null) throw new Error('The snapshot cannot be taken up again.');
  player.state = state;
  player.pending = [];
  player.send({ type: 'stepEntered', step, parameters: {}, today, restored: true });
  return player;
}

describe('PER-10 a reload', () => {
  it('does not set defaults over what the household changed', () => {
    const player = withQuestions().open('usageGas').answer('usageGas', { usage: 9000 });
    player.open('newTariff').answer('newTariff', { method: 'cashOrCheque' });
    reload(player).settle();
    expect(player.at('gasUsage.usage')).toBe(9000);
    expect(player.at('newTariffPaymentMethod')).toBe('cashOrCheque');
    expect(player.at('gasTariff.id')).toBe('T1');
  });

  it('while the meters are looked up still fills in what they say', () => {
    const player = withAddresses().answer('yourHome', { address: 'A1', gdprConsent: true });
    reload(player).settle();
    expect(player.at('gasSupplierId')).toBe(2);
    expect(player.at('gasUsage.usage')).toBe(14_900);
  });

  it('while the tariffs are looked up still chooses the usual one', () => {
    const player = withQuestions().open('supplierGas').answer('supplierGas', { supplier: 7 });
    expect(player.pending[0]?.operation).toBe('tariffs');
    reload(player).settle();
    expect(player.at('gasTariff.id')).toBe('T1');
  });
});
