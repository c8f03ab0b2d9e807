import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../journey-config/${path}`, 'utf8'));

const prefix = 'switchComplete.receipt.guarantee.';

it('BNK-23 the receipt has the promises of the guarantee in the words of the payment sheet', () => {
  const { content } = read('steps/personal-details/payment.json') as {
    readonly content: readonly { readonly id: string; readonly items?: readonly string[] }[];
  };
  const { texts } = read('messages/en-GB/switch-complete.json') as {
    readonly texts: Readonly<Record<string, string>>;
  };
  const ofSheet = content.find(({ id }) => id === 'guarantee')?.items ?? [];
  const ofReceipt = Object.entries(texts).filter(([name]) => name.startsWith(prefix));
  expect(ofSheet).toHaveLength(4);
  expect(
    ofReceipt.map(([, text]) => text.replaceAll('{item.supplier}', '{facts.supplierName}')),
  ).toEqual(ofSheet);
});
