import { describe, expect, it } from 'vitest';
import { areBankDetailsValid } from './numbers';

describe('bank details', () => {
  it.each([
    ['089999', '66374958'],
    ['107999', '88837491'],
    ['202959', '63748472'],
  ])('%s %s fit each other', (sortCode, accountNumber) => {
    expect(areBankDetailsValid(sortCode, accountNumber)).toBe(true);
  });

  it.each([
    ['089999', '66374959'],
    ['107999', '88837493'],
    ['203099', '66831036'],
  ])('%s %s do not', (sortCode, accountNumber) => {
    expect(areBankDetailsValid(sortCode, accountNumber)).toBe(false);
  });

  it('BNK-15 a number of six or seven digits is one of eight with zeros in front', () => {
    expect(areBankDetailsValid('089999', '123466')).toBe(true);
    expect(areBankDetailsValid('089999', '1234574')).toBe(true);
    expect(areBankDetailsValid('089999', '123467')).toBe(false);
    expect(areBankDetailsValid('089999', '1234575')).toBe(false);
  });
});
