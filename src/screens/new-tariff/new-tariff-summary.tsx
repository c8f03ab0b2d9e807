import type { ScreenProps } from '../screen';
import { NewTariffCard } from './new-tariff-card';

/** The panel beside the sign-up. */
export function NewTariffSummary({ journey, lookAt, onEvent }: ScreenProps) {
  return (
    <NewTariffCard plan={journey.lookups.plan} look={lookAt('newTariff')} folds onEvent={onEvent} />
  );
}
