import type { Home } from './homes';
import { homeOf } from './homes';
import type { Visit } from './visit';

/** The household finds an address, chooses it and gives its permission. `wait` until the list is there. */
export async function chooseHome(
  visit: Visit,
  home: Home,
  wait: (visit: Visit) => Promise<void>,
): Promise<void> {
  const isListed = (): boolean => homeOf(visit.at('address.id'))?.postcode === home.postcode;
  if (!isListed() || visit.state.lookups['addresses']?.status !== 'ready') {
    visit.answer('yourHome', 'postcode', home.postcode.toLowerCase());
    visit.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' });
    await wait(visit);
  }
  visit.answer('yourHome', 'address', home.id);
  visit.answer('yourHome', 'gdprConsent', true);
}
