import type { JourneyEvent } from '../engine';
import type { Device } from './device';

type LedgerRead = Extract<JourneyEvent, { type: 'ledgerRead' }>;
export type Cause = LedgerRead['cause'];

/** The ledger as it stands; whether the lock is free has to be asked for, so at first it is not known. */
export function ledgerRead(
  { ledger, environment }: Pick<Device, 'ledger' | 'environment'>,
  cause: Cause,
  {
    kept = null,
    lockIsFree = false,
    about = null,
  }: Partial<Pick<LedgerRead, 'kept' | 'lockIsFree' | 'about'>> = {},
): LedgerRead {
  const at = environment.now();
  return { type: 'ledgerRead', ledger: ledger.read(), cause, kept, lockIsFree, about, at };
}
