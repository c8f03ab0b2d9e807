import type { Policies } from '../../../journey';
import type { Kit } from '../kit';
import { accepted } from './accepted';
import { once } from './once';
import { order } from './order';

/** What the journey itself says must hold whatever else is changed in it. */
export function holdPolicies(kit: Kit, policies: Policies): void {
  for (const each of policies.order) order(kit, each);
  for (const each of policies.accepted) accepted(kit, each);
  for (const each of policies.once) once(kit, each);
}
