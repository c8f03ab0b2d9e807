export { PlanPrice } from './plan-price';
export { TariffBack } from './tariff-back';
export { TariffEmblem } from './tariff-emblem';
export { TariffScreen } from './tariff-screen';
