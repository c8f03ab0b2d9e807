import { few } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { household } from './support/household';
import { answerFirstStep } from './support/quote-type';
import { quoteTypes } from './support/quote-types';
import { switchNow, viewQuotes } from './support/results';
import { fillSignUp } from './support/sign-up';
import { expectReference, expectSwitches } from './support/switches';
import { expect, test } from './support/test';

/** In `npm test` on a phone and on a wide screen: what each type is asked and sends, scenarios say. */
for (const type of few(quoteTypes, 2)) {
  test(`a household with ${type.name} switches, ${String(type.width)} px wide, and exactly what it entered is saved`, async ({
    visit,
    request,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width: type.width, height: 900 });
    const home = household({ postcode: type.postcode });
    await visit.open();
    await answerFirstStep(visit, type, home);
    await expectNoSidewaysScroll(visit, `${type.name}, answered`);
    const plan = await switchNow(visit, await viewQuotes(visit));
    await fillSignUp(visit, home, type.fuels);
    await expectAccessible(visit, `${type.name}: the sign-up, answered`);
    await expectNoSidewaysScroll(visit, `${type.name}: the sign-up, answered`);
    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Zoë');
    await expectAccessible(visit, `${type.name}: the end`);
    await expectNoSidewaysScroll(visit, `${type.name}: the end`);

    const [made] = await expectSwitches(request, home, 1);
    if (made === undefined) throw new Error('There is no row.');
    expect(made.tariffId, 'the tariff is the one that was chosen').toBe(plan.tariffId);
    expect(made.quote).toMatchObject(type.quote);
    const { referenceNumbers, saved, switchId } = made;
    expect(referenceNumbers, 'a reference for each fuel that is switched').toEqual({
      g: type.fuels.gas ? `G${switchId}` : null,
      e: type.fuels.electricity ? `E${switchId}` : null,
    });
    await expectReference(visit, made);
    const { present } = saved.address.residentialAddresses;
    expect(saved.terms, 'the numbers of the meters are saved, and no other').toMatchObject({
      mprnNumber: type.fuels.gas ? expect.stringMatching(/^\d{6,10}$/) : null,
      mpanNumber: expect.stringMatching(
        new RegExp(`^\\d{8}${made.quote.address.parts.mpanCores[0] ?? 'none'}$`),
      ),
      mpanValid: true,
      neitherSmartMeterInstalled: type.fuels.gas ? true : null,
      suppliersTermsAndConditionsAreAccepted: true,
    });
    expect(present).toMatchObject({
      mprn: saved.terms['mprnNumber'],
      mpan: saved.terms['mpanNumber'],
    });
    expect(saved.bank).toMatchObject({ sortCode: '202959', accountNumber: '63748472' });
  });
}
