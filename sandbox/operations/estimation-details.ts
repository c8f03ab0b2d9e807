import facts from '../data/usage-model.json';
import { defineOperation } from './define-operation';

const choices = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ id, name }));

export const estimationDetails = defineOperation('estimationDetails', () => ({
  bedRooms: choices(facts.bedRooms),
  fuelUseTypes: choices(facts.fuelUseTypes),
  houseTypes: choices(facts.houseTypes),
  occupancyFrequencies: choices(facts.occupancyFrequencies),
  energyEfficiencies: choices(facts.energyEfficiencies),
}));
