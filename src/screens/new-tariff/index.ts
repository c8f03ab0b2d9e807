export { NewTariffCard } from './new-tariff-card';
export { NewTariffSummary } from './new-tariff-summary';
