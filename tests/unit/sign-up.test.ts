import { describe, expect, it } from 'vitest';
import { bank, inSignUp, person, readyToSwitch } from './households';
import { plan, planOf } from './partner-answers';

const inTerms = () => {
  const player = inSignUp();
  player.answer('aboutYou', person).continue('aboutYou');
  return player.answer('address', { years: 6, residentialStatusId: '1' }).continue('address');
};
const inPayment = () => {
  const player = inTerms();
  player.answer('terms', {
    switchAfterCoolingOfPeriod: false,
    suppliersTermsAndConditionsAreAccepted: true,
  });
  return player.continue('terms');
};

describe('about you', () => {
  // Today is 1 September 2026.
  it.each([
    ['2008-09-01', true],
    ['2008-09-02', false],
    ['2008-08-31', true],
    ['1984-02-29', true],
    ['2008-02-29', true],
  ])('CUS-27 born on %s may sign up: %s', (dateOfBirth, may) => {
    const player = inSignUp().answer('aboutYou', { dateOfBirth });
    expect(player.error('aboutYou', 'dateOfBirth')).toBe(
      may ? null : 'You must be at least 18 years old',
    );
  });

  it('CUS-28 says why an age under 18 is refused', () => {
    const player = inSignUp().answer('aboutYou', { dateOfBirth: '2010-01-01' });
    expect(player.error('aboutYou', 'dateOfBirth')).toBe('You must be at least 18 years old');
  });
});

describe('the address', () => {
  const inAddress = () => inSignUp().answer('aboutYou', person).continue('aboutYou');

  it.each([
    [6, 2, 74],
    [6, null, 72],
    [null, 5, 5],
  ])('ADR-13 %s years and %s months are %s months', (years, months, total) => {
    expect(inAddress().answer('address', { years, months }).fact('residencyMonths')).toBe(total);
  });

  it.each([
    [100, 0, null],
    [100, 1, 'Must be less than or equal to 100 years'],
    [99, 12, null],
    [99, 13, 'Must be less than or equal to 100 years'],
  ])('ADR-17 ADR-18 %s years and %s months: %s', (years, months, error) => {
    const player = inAddress().answer('address', { years, months });
    expect(player.error('address', 'years')).toBe(error);
  });
});

describe('the terms', () => {
  const accepted = 'suppliersTermsAndConditionsAreAccepted';

  it('TER-17 the supplier’s terms must be accepted', () => {
    const player = inTerms().answer('terms', { switchAfterCoolingOfPeriod: false });
    expect(player.section('terms').verdict).toBe('invalid');
    expect(player.continue('terms').error('terms', accepted)).toBe(
      'Terms & Conditions Agreement is required',
    );
    expect(player.answer('terms', { [accepted]: true }).section('terms').verdict).toBe('valid');
  });

  it('TER-20 an agreement is true when ticked and null when unticked', () => {
    const player = inTerms().answer('terms', { [accepted]: true });
    expect(player.at(`terms.${accepted}`)).toBe(true);
    player.answer('terms', { [accepted]: false });
    expect(player.at(`terms.${accepted}`)).toBeNull();
  });

  it('TER-22 TER-23 TER-24 extra help loads the list, is required, and is cleared with its box', () => {
    const box = 'hasMedicalConditionOrIndividualRequirement';
    const player = inTerms().answer('terms', {
      switchAfterCoolingOfPeriod: false,
      [accepted]: true,
    });
    expect(player.section('terms').verdict).toBe('valid');
    player.answer('terms', { [box]: true });
    player.reply('specialNeeds');
    expect(player.continue('terms').error('terms', 'specialNeedsId')).toBe('Condition is required');
    player.answer('terms', { specialNeedsId: '8' });
    expect(player.section('terms').verdict).toBe('valid');
    player.answer('terms', { [box]: false });
    expect(player.at('terms.specialNeedsId')).toBeNull();
  });
});

describe('the payment', () => {
  it.each(['MonthlyDirectDebit', 'QuaterlyDirectDebit', 'quarterlyDirectDebit'])(
    'BNK-03 %s asks for the bank',
    (payMethod) => {
      expect(inSignUp(planOf({ ...plan, payMethod })).isAsked('payment')).toBe(true);
    },
  );

  it.each(['PrePaymentMeter', 'CashOrCheque'])(
    'BNK-02 %s does not ask for the bank',
    (payMethod) => {
      expect(inSignUp(planOf({ ...plan, payMethod })).isAsked('payment')).toBe(false);
    },
  );

  it.each([
    ['20295', false],
    ['202959', true],
    ['2029590', false],
    ['20295a', false],
  ])('BNK-09 the sort code %s is taken: %s', (sortCode, fits) => {
    const player = inPayment().answer('payment', { ...bank, sortCode });
    expect(player.section('payment').verdict).toBe(fits ? 'valid' : 'invalid');
  });

  it.each([
    ['12345', false],
    ['123456', true],
    ['12345678', true],
    ['123456789', false],
    ['1234567a', false],
  ])('BNK-15 the account number %s is taken: %s', (accountNumber, fits) => {
    const player = inPayment().answer('payment', { ...bank, accountNumber });
    expect(player.section('payment').verdict).toBe(fits ? 'valid' : 'invalid');
  });
});

describe('the save chain', () => {
  const chain = [
    'savePersonal',
    'saveAddress',
    'saveTerms',
    'verifyBank',
    'saveBank',
    'completeSwitch',
  ];
  const submitted = (...of: Parameters<typeof readyToSwitch>) => {
    const player = readyToSwitch(...of);
    const before = player.operations.length;
    player.send({ type: 'stepSubmitted', step: 'personalDetails' });
    return { player, sent: () => player.operations.slice(before) };
  };

  it('CON-09 saves in order and then completes', () => {
    const { player, sent } = submitted();
    for (const [index, operation] of chain.entries()) {
      expect(sent()).toEqual(chain.slice(0, index + 1));
      player.reply(operation);
    }
    expect(player.step).toBe('switchComplete');
  });

  it('CON-10 without direct debit skips the bank', () => {
    const { player, sent } = submitted(planOf({ ...plan, payMethod: 'CashOrCheque' }));
    player.settle();
    expect(sent()).toEqual(['savePersonal', 'saveAddress', 'saveTerms', 'completeSwitch']);
  });

  it.each([
    ['CON-14', 'savePersonal', 'Customer details could not be saved.', 'customer'],
    ['CON-15', 'saveAddress', 'Address details could not be saved.', 'address'],
    ['CON-16', 'saveTerms', 'Supplier terms could not be saved.', 'terms'],
    ['CON-17', 'verifyBank', 'We could not verify your bank details.', 'verify bank'],
    ['CON-18', 'saveBank', 'Bank details could not be saved.', 'bank'],
  ])('CON-11 CON-12 %s a failing %s stops and says: %s', (_, operation, message, marker) => {
    const { player, sent } = submitted();
    const earlier = chain.slice(0, chain.indexOf(operation));
    for (const done of earlier) player.reply(done);
    player.fail(operation);
    expect(sent()).toEqual([...earlier, operation]);
    expect(player.pending).toEqual([]);
    expect(player.view.submit?.run).toMatchObject({ status: 'failed', message, marker });
  });

  it('CON-17 bank details that are not valid stop it too', () => {
    const { player } = submitted();
    for (const done of ['savePersonal', 'saveAddress', 'saveTerms']) player.reply(done);
    player.reply('verifyBank', { isValid: false });
    expect(player.pending).toEqual([]);
    expect(player.view.submit?.run?.message).toBe('We could not verify your bank details.');
  });

  it('CON-19 a switch that is not completed says so, and is asked for before it is sent again', () => {
    const { player, sent } = submitted();
    for (const done of chain.slice(0, -1)) player.reply(done);
    player.fail('completeSwitch');
    player.reply('alreadySwitched', false);
    expect(player.view.submit?.run).toMatchObject({
      status: 'failed',
      marker: 'switch',
      message: 'Switch could not be completed. Please contact the administrator.',
    });
    expect(sent().filter((operation) => operation === 'completeSwitch')).toHaveLength(1);
  });
});
