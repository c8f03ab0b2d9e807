import { describe, expect, it } from 'vitest';
import { withAddresses, withMeters, withQuestions } from './households';
import { answers, gasMeter, meters } from './partner-answers';
import { Player } from './player';
import { shipped } from './shipped';

const start = () => new Player(shipped());

describe('your home', () => {
  it('HOM-16 HOM-17 tidies the postcode as it is typed', () => {
    expect(start().answer('yourHome', { postcode: ' ls8 4jw ' }).at('postcode')).toBe('LS84JW');
  });

  it('HOM-18 another postcode clears the address', () => {
    const player = withAddresses().answer('yourHome', { address: 'A1' });
    expect(player.at('address.text')).toContain('1 High Street');
    expect(player.answer('yourHome', { postcode: 'CB99 1AD' }).at('address')).toBeNull();
  });

  it.each(['', 'LS8', 'NOTHING', 'LS84JWX1'])(
    'HOM-19 HOM-22 %j is not searched for',
    (postcode) => {
      const player = start().answer('yourHome', { postcode }).press('yourHome', 'findAddress');
      expect(player.operations).toEqual([]);
      expect(player.error('yourHome', 'postcode')).not.toBeNull();
    },
  );

  it('HOM-21 a search asks for the addresses of the postcode', () => {
    const player = start()
      .answer('yourHome', { postcode: 'ls8 4jw' })
      .press('yourHome', 'findAddress');
    expect(player.made.at(-1)).toMatchObject({
      operation: 'addressSearch',
      query: { postcode: 'LS84JW' },
    });
  });

  it('HOM-22 the postcode is required', () => {
    expect(start().continue('yourHome').error('yourHome', 'postcode')).toBe('Postcode is required');
  });

  it('HOM-28 the address is required', () => {
    const player = withAddresses().answer('yourHome', { gdprConsent: true }).continue('yourHome');
    expect(player.error('yourHome', 'address')).toBe('Address is required');
  });

  it('HOM-31 meters that serve no home are told as non domestic, once they are known', () => {
    const alert = (player: Player) =>
      player.section('yourHome').content.find(({ id }) => id === 'nonDomestic')?.title[0];
    const waiting = withAddresses().answer('yourHome', { address: 'A1', gdprConsent: true });
    expect(alert(waiting)).toBeUndefined();
    expect(waiting.section('yourHome').verdict).toBe('pending');
    expect(alert(waiting.fail('meterDetails'))).toBeUndefined();
    const business = withMeters(meters([{ ...gasMeter, isDomestic: false }]));
    expect(alert(business)).toBe('Non Domestic Meter Type Identified!');
    expect(business.section('yourHome').verdict).toBe('invalid');
  });

  it('HOM-34 an address that is picked with permission fetches its meters', () => {
    const player = withAddresses().answer('yourHome', { address: 'A2' });
    expect(player.pending).toEqual([]);
    player.answer('yourHome', { gdprConsent: true });
    expect(player.pending[0]).toMatchObject({
      operation: 'meterDetails',
      body: { line1: '2 High Street', postcode: 'LS84JW' },
    });
  });

  it('HOM-35 HOM-37 HOM-38 the supplier and the usage come from the domestic gas meter', () => {
    const player = withMeters(meters([{ ...gasMeter, isDomestic: false, mpaq: 1 }, gasMeter]));
    expect(player.at('gasSupplierId')).toBe(2);
    expect(player.at('gasUsage')).toMatchObject({ usage: 14_900, usageType: 1, usageUnit: 1 });
  });

  it('HOM-39 HOM-40 another address clears how the household pays, and defaults how it will', () => {
    const player = withQuestions();
    player.open('newTariff').answer('newTariff', { method: 'cashOrCheque' });
    player.open('yourHome').answer('yourHome', { address: 'A2' });
    player.reply('meterDetails');
    expect(player.at('gasCurrentPayMethod')).toBeNull();
    expect(player.at('newTariffPaymentMethod')).toBe('monthlyDirectDebit');
  });
});

describe('the quote type', () => {
  const quoteType = (compareFuel: string | null, sameSupplier: string | null) => {
    const player = start();
    player.state = {
      ...player.state,
      answers: { ...player.state.answers, compareFuel, sameSupplier },
    };
    return player.fact('quoteType');
  };
  it.each([
    ['QFO-23', 'gas', null, 'gasToGas'],
    ['QFO-24', 'electricity', null, 'electricityToElectricity'],
    ['QFO-25', 'gasElectricity', 'no', 'dualDistinctToDualConsolidated'],
    ['QFO-26', 'gasElectricity', 'yes', 'dualConsolidatedToDualConsolidated'],
    ['QFO-26', 'gasElectricity', null, 'dualConsolidatedToDualConsolidated'],
    ['QFO-27', null, null, 'gasToGas'],
    ['QFO-27', 'coal', 'no', 'gasToGas'],
  ])('%s %j with sameSupplier %j is %s', (_, fuel, same, type) => {
    expect(quoteType(fuel, same)).toBe(type);
  });
});

describe('how the household pays', () => {
  const methods = (player: Player) =>
    player.section('payGas').fields['method']?.options?.map(({ value }) => value);

  it('PAY-04 without a prepayment meter offers the three others', () => {
    const player = withMeters(answers['meterDetails'] ?? null).continue('yourHome');
    expect(methods(player)).toEqual(['monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque']);
  });

  it('PAY-03 PAY-07 a prepayment gas meter offers prepayment and chooses it', () => {
    const player = withMeters(meters([{ ...gasMeter, isPrepayment: true }]));
    player.continue('yourHome');
    expect(methods(player)).toContain('prePaymentMeter');
    expect(player.at('gasCurrentPayMethod')).toBe('prePaymentMeter');
  });

  it('SUP-10 QFO-06 a household that chooses gas after its meter has answered can choose its tariff', () => {
    const electricity = { isDomestic: true, isPrepayment: false, isSmartMeter: false };
    const player = withMeters(
      meters([{ ...gasMeter, isPrepayment: true }], [{ ...electricity, mugSupplierId: 2 }]),
    );
    player.continue('yourHome').open('compareFuel');
    player.answer('compareFuel', { compareFuel: 'gas' }).settle();
    expect(player.operations).toEqual(expect.arrayContaining(['suppliers', 'tariffs']));
    expect(player.at('gasTariff.id')).toBe('T1');
  });

  it('PAY-20 prepayment makes the new tariff prepayment', () => {
    const player = withMeters(meters([{ ...gasMeter, isPrepayment: true }]));
    player.continue('yourHome').open('payGas');
    player.answer('payGas', { method: null }).answer('payGas', { method: 'prePaymentMeter' });
    expect(player.at('newTariffPaymentMethod')).toBe('prePaymentMeter');
  });

  it('PAY-21 any other makes the new tariff monthly direct debit', () => {
    const player = withQuestions();
    player.open('newTariff').answer('newTariff', { method: 'cashOrCheque' });
    player.open('payGas').answer('payGas', { method: 'quarterlyDirectDebit' });
    expect(player.at('newTariffPaymentMethod')).toBe('monthlyDirectDebit');
  });

  it('PAY-27 a choice is recorded with its page and action', () => {
    const player = withMeters(answers['meterDetails'] ?? null).continue('yourHome');
    const before = player.made.length;
    player.answer('payGas', { method: 'cashOrCheque' });
    const records = player.made
      .slice(before)
      .filter(({ operation }) => operation === 'trackRecords');
    expect(JSON.stringify(records.map(({ body }) => body))).toMatch(
      /"value":"Payment Type Gas".*"value":"Next"/,
    );
  });
});

describe('supplier and tariff', () => {
  const endDate = (player: Player) => player.section('supplierGas').fields['endDate'];

  it('SUP-15 SUP-16 another supplier clears the tariff and loads its own', () => {
    const player = withQuestions().open('supplierGas');
    player.answer('supplierGas', { tariff: 'T2', endDate: '2027-03-31', supplier: 7 });
    expect(player.at('gasTariff')).toBeNull();
    expect(player.at('gasTariffValidToDate')).toBeNull();
    expect(player.pending[0]).toMatchObject({ operation: 'tariffs', body: { supplierId: 7 } });
  });

  it('SUP-17 the default or standard tariff is chosen when the list arrives', () => {
    expect(withQuestions().at('gasTariff.id')).toBe('T1');
  });

  it('SUP-03 SUP-04 SUP-19 only a fixed tariff asks for its end, and another one forgets it', () => {
    const player = withQuestions().open('supplierGas');
    expect(endDate(player)?.shown).toBe(false);
    player.answer('supplierGas', { tariff: 'T2' });
    expect(endDate(player)).toMatchObject({ shown: true, required: true });
    player.answer('supplierGas', { endDate: '2027-03-31', tariff: 'T1' });
    expect(endDate(player)?.shown).toBe(false);
    expect(player.at('gasTariffValidToDate')).toBeNull();
  });
});
