import { chooseDay, chooseTariff, fillHome } from './first-step';
import { household } from './household';
import { oneSupplier } from './quote-types';
import type { Visit } from './visit';

/** Gas and electricity of one supplier on a fix that costs a fee to leave, to View Your Quotes. */
export async function answerWithLeavingFee(visit: Visit): Promise<void> {
  const ready = visit.button('View Your Quotes');
  await visit.open();
  await fillHome(visit, household({ postcode: oneSupplier.postcode }));
  await visit.continue();
  for (const { title, answer } of oneSupplier.asked) {
    await visit.continueTo(visit.sheet(title), title);
    await answer(visit);
  }
  await visit.continueTo(ready, 'the way to the quotes');
  await visit.change('Supplier and tariff');
  await chooseTariff(visit, /Fixed/);
  const year = String(new Date().getFullYear() + 1);
  await chooseDay(visit, 'Tariff End Date', { day: '31', month: 'December', year });
  await visit.continueTo(ready, 'the way to the quotes');
}
