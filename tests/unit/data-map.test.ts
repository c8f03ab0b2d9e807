import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compiler';
import { allOf } from '../../src/journey';
import { dataMap } from '../../src/tables';
import { readContract } from '../../tools/project';
import { files } from './shipped';

const folder = join(import.meta.dirname, '../../journey-config');
const { journey, data } = compile(files, readContract(folder, files));
if (journey === null || data === null) throw new Error('the shipped journey does not compile');
const map = dataMap(journey, data);

describe('the map of data of the shipped journey', () => {
  it('has every answer once', () => {
    const questions = allOf(journey, 'field').flatMap(({ is: { path, parts } }) => [
      path,
      ...(parts ?? []).map(({ name }) => `${path}.${name}`),
    ]);
    const declared = new Set([...questions, ...Object.keys(journey.records)]);
    expect(map.answers.map(({ path }) => path).toSorted()).toEqual([...declared].toSorted());
  });

  it('sends bank details to the calls of the bank alone', () => {
    const bank = map.answers.filter(({ kind }) => kind === 'bank');
    expect(bank.map(({ path }) => path)).toEqual([
      'payment.accountName',
      'payment.sortCode',
      'payment.accountNumber',
      'payment.othersSign',
      'payment.preferredDirectDebitDay',
      'payment.isAuthorisedToSetupDirectDebits',
    ]);
    const calls = bank.flatMap(({ sent }) => sent.map(({ operation }) => operation));
    expect([...new Set(calls)].toSorted()).toEqual(['saveBank', 'verifyBank']);
  });

  const sensitive = [...map.answers, ...map.lookups].filter(({ kind }) => kind !== null);

  it('stores and tracks nothing that is sensitive', () => {
    expect(sensitive.length).toBeGreaterThan(20);
    const told = sensitive.filter(
      ({ stays, tracked, ledger, addresses }) =>
        stays.on !== 'page' || tracked.length + ledger.length + addresses.length > 0,
    );
    expect(told.map(({ path }) => path)).toEqual([]);
  });

  it('keeps consents in the ledger, and none that is medical', () => {
    const noted = map.answers.filter(({ ledger }) =>
      ledger.includes('commits.switch.record.consents'),
    );
    const paths = noted.map(({ path }) => path);
    expect(paths).toContain('terms.isSharedInfo');
    expect(paths).not.toContain('terms.hasMedicalConditionOrIndividualRequirement');
  });

  it('puts of it a former postcode alone into an address, to look up the homes there', () => {
    const addressed = sensitive.flatMap(({ path, sent }) =>
      sent
        .filter(({ at }) => !at.startsWith('body.'))
        .map(({ at, call }) => `${path}: ${call} ${at}`),
    );
    expect(addressed).toEqual([
      'previousAddresses: findAddresses query.postcode',
      'previousAddresses: findVerifiedAddresses query.postcode',
      'previousAddress.postcode: findAddresses query.postcode',
      'previousAddress.postcode: findVerifiedAddresses query.postcode',
    ]);
  });
});
