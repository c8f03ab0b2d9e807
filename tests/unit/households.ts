import type { Json } from '../../src/engine';
import { Player } from './player';
import { answers } from './partner-answers';
import { shipped, type Edit } from './shipped';

/** At Your Home with the addresses of LS8 4JW. */
export function withAddresses(...edits: readonly Edit[]): Player {
  const player = new Player(shipped(...edits));
  player.answer('yourHome', { postcode: 'ls8 4jw' }).press('yourHome', 'findAddress');
  player.reply('addressSearch');
  return player;
}

/** Has chosen its address and given its permission; these are its meters. */
export function withMeters(meters: Json, ...edits: readonly Edit[]): Player {
  const player = withAddresses(...edits);
  player.answer('yourHome', { address: 'A1', gdprConsent: true });
  player.reply('meterDetails', meters);
  return player;
}

/** With gas from supplier 2, and every question of the first step answered. */
export function withQuestions(...edits: readonly Edit[]): Player {
  const player = withMeters(answers['meterDetails'] ?? null, ...edits);
  player.continue('yourHome').settle();
  player.answer('payGas', { method: 'monthlyDirectDebit' }).settle();
  player.continue('payGas').settle();
  return player.continue('supplierGas').continue('usageGas');
}

/** In the sign-up, with the plan given. */
export function inSignUp(
  plan: Json = answers['switchPlan'] ?? null,
  ...edits: readonly Edit[]
): Player {
  const player = withQuestions(...edits);
  player.send({ type: 'stepSubmitted', step: 'currentTariff' });
  player.settle();
  player.send({
    type: 'sequenceRequested',
    sequence: 'switchNow',
    with: { tariffId: 'P1', payMethod: 'monthlyDirectDebit', switchOption: 'Full' },
  });
  return player.settle({ switchPlan: plan });
}

export const person = {
  titleId: '3',
  firstName: 'Ada',
  lastName: 'Marsh',
  dateOfBirth: '1984-02-29',
  dayTimePhone: '07700900123',
  emailAddress: 'ada@example.org',
  employmentStatusId: '1',
};
