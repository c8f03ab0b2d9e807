export { PlanPrice } from './plan-price';
export { TariffEmblem } from './tariff-screen';
export { TariffScreen } from './tariff-screen';
