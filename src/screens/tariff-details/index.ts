export { PlanPrice } from './plan-price';
export { TariffBack } from './tariff-screen';
export { TariffEmblem } from './tariff-screen';
export { TariffScreen } from './tariff-screen';
