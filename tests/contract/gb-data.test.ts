import { describe, expect, it } from 'vitest';
import { gaps } from './gaps';
import { dualHousehold } from './households';
import { choose, person } from './signing-up';
import type { Visit } from './visit';

/** From the postcode through the sign-up, with every search for an address that there is. */
async function searching(gbData: boolean): Promise<Visit> {
  const visit = await choose(await dualHousehold({ settings: { gbData } }));
  await visit.answer('aboutYou', person);
  await visit.goOn('aboutYou');
  await visit.press('address', 'findAddress');
  await visit.answer('address', { separateBilling: true, years: 1, residentialStatusId: '1' });
  const list = { section: 'address', field: 'previousAddresses' };
  await visit.send({ type: 'itemOpened', ...list, index: null });
  await visit.answer('previousAddress', { postcode: 'CB991AD', years: 4 });
  await visit.press('previousAddress', 'findAddress');
  await visit.answer('previousAddress', { found: 'CB991AD-001' });
  await visit.send({ type: 'itemSaved', ...list });
  await visit.goOn('address');
  await visit.answer('billingAddress', { postcode: 'CB991AB' });
  await visit.press('billingAddress', 'findAddress');
  await visit.answer('billingAddress', { found: 'CB991AB-001' });
  await visit.goOn('billingAddress');
  for (const [section, number] of [
    ['gasMeter', 'mprn'],
    ['electricityMeter', 'mpan'],
  ] as const) {
    await visit.send({ type: 'sectionOpened', section });
    await visit.answer(section, { [number]: null });
    await visit.press(section, 'findNumber');
    await visit.answer(section, { found: 'CB991AA-001' });
    await visit.goOn(section);
  }
  return visit;
}

/** Where they are searched: home, present address, one before, bills, gas meter, electricity meter. */
const searched = ['CB991AA', 'CB991AA', 'CB991AD', 'CB991AB', 'CB991AA', 'CB991AA'];

describe('where addresses come from', () => {
  it.each([
    [
      'SET-05 CALL-02 with gbData off from /request/address/recco',
      false,
      'addressSearch',
      'addressList',
    ],
    [
      'SET-05 CALL-03 with gbData on from /request/address/list/postcode',
      true,
      'addressList',
      'addressSearch',
    ],
  ])('%s, wherever one is searched', async (_, gbData, used, unused) => {
    const visit = await searching(gbData);
    expect(visit.all(used).map(({ query }) => query)).toEqual(
      searched.map((postcode) => ({ postcode })),
    );
    expect(visit.all(unused)).toEqual([]);
    expect(visit.all(used).flatMap(gaps)).toEqual([]);
  });

  it.each([
    ['off', false],
    ['on', true],
  ])(
    'SET-05 with gbData %s the address that is picked leads to meters, a quote and its lines',
    async (_, gbData) => {
      const visit = await searching(gbData);
      expect(visit.last('createDualConsolidatedSwitch').body).toMatchObject({
        address: { text: '1 Orchard Close, Cambridge, CB99 1AA' },
        estimatedGasUsage: 10_500,
      });
      expect(visit.state.answers).toMatchObject({
        billing: { line1: '1 Old Canal Side', line2: 'Lower Green', city: 'Cambridge' },
        previousAddresses: [{ line1: '1 Beech Grove', city: 'Cambridge', postcode: 'CB991AD' }],
        terms: { mprnNumber: '5847839802', mpanNumber: '018011001076314648558' },
      });
    },
  );
});
