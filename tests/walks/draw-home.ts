import type { Home } from './partner';
import type { Draw } from './walker';

/** The same numbers for the same seed, so that a walk that failed can be walked again. */
export function drawOf(seed: number): Draw {
  let state = Math.imul(seed, 2_654_435_761);
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e_37_79_b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return below <= 0 ? 0 : ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
}

/** A home with meters of every kind. */
export function homeOf(draw: Draw): Home {
  const meter = () => ({
    isPrepayment: draw(4) === 0,
    isSmartMeter: draw(2) === 0,
    mugSupplierId: [2, 7, null][draw(3)] ?? null,
  });
  const kind = draw(5);
  return {
    gas: kind === 0 ? null : meter(),
    electricity: kind === 1 ? null : { ...meter(), isEconomy7: draw(3) === 0 },
    payMethod: ['MonthlyDirectDebit', 'CashOrCheque', 'PrePaymentMeter'][draw(3)] ?? '',
  };
}
