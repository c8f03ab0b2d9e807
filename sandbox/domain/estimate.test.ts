import { describe, expect, it } from 'vitest';
import { estimateUsage } from './estimate';

const average = {
  houseType: 'semiDetached',
  numberOfBedrooms: '3',
  occupancyFrequency: 'someWeekdays',
  modernisationLevel: 'partly',
  heatingAndCooking: 'gasGas',
};

describe('the usage estimate', () => {
  it('a three-bedroom semi with average use takes 11,500 and 2,700 kWh', () => {
    expect(estimateUsage(average)).toEqual({ gas: 11_500, electricity: 2_700 });
  });

  it('electric heating and cooking leave no gas', () => {
    const usage = estimateUsage({ ...average, heatingAndCooking: 'electricElectric' });
    expect(usage).toEqual({ gas: 0, electricity: 7_100 });
  });

  it('names the answer that is no choice', () => {
    expect(estimateUsage({ ...average, houseType: 'castle' })).toBe('houseType');
  });
});
