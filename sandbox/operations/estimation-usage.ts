import { estimateUsage } from '../domain/estimate';
import { Refusal } from '../http/refusal';
import { defineOperation } from './define-operation';

export const estimationUsage = defineOperation('estimationUsage', ({ query }) => {
  const usage = estimateUsage(query);
  if (typeof usage === 'string') throw new Refusal(400, `${usage} is not one of the choices.`);
  return {
    estimatedUsageDto: {
      gasUsage: query.switchType === 'electricityToElectricity' ? null : usage.gas,
      electricityUsage: query.switchType === 'gasToGas' ? null : usage.electricity,
    },
  };
});
