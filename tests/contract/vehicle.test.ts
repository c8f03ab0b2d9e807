import { describe, expect, it } from 'vitest';
import { gaps } from './gaps';
import { atHome } from './households';
import type { Visit } from './visit';

/** At the question for the car, of a household with gas and electricity. */
async function withCar(entry: string): Promise<Visit> {
  const visit = await atHome('cb99 1aa', { comparisonType: 'vehicle-home-energy' });
  await visit.goOn('compareFuel');
  return visit.answer('vehicle', { entry });
}

describe('what is asked of the partner for a vehicle', () => {
  it('CALL-09 CALL-47 the car of a plate: answered with its make, model and engine', async () => {
    const visit = await withCar('registration');
    await visit.answer('vehicle', { registrationNumber: 'ev21 abc' });
    await visit.press('vehicle', 'findVehicle');
    const { body, answer } = visit.last('vehicleByRegistration');
    expect(body).toEqual({ registrationNumber: 'EV21ABC' });
    const known = { id: expect.any(String) as unknown, name: expect.any(String) as unknown };
    expect(answer).toEqual({
      registrationNumber: 'EV21ABC',
      make: known,
      model: known,
      engine: { ...known, fuel: 'electric' },
    });
    expect(gaps(visit.last('vehicleByRegistration'))).toEqual([]);
  });

  it('CALL-10 CALL-11 CALL-12 EV-04 makes, the models of the make, the engines of the model, of which only the electric are kept', async () => {
    const visit = await withCar('hand');
    const { query, body, answer } = visit.last('vehicleMakes');
    expect([query, body]).toEqual([{}, null]);
    // Its first model has a petrol engine and an electric one.
    const make = (answer as { id: string; name: string }[]).find(({ name }) => name === 'Ashdown');
    await visit.answer('vehicle', { make: make?.id ?? null });
    expect(visit.last('vehicleModels').path).toBe(`/request/ev/make/${make?.id ?? ''}/model`);
    const [model] = visit.last('vehicleModels').answer as { id: string }[];
    await visit.answer('vehicle', { model: model?.id ?? null });
    expect(visit.last('vehicleEngines').path).toBe(
      `/request/ev/model/${model?.id ?? ''}/enginesize`,
    );
    const engines = visit.last('vehicleEngines').answer as { fuel: string }[];
    expect(new Set(engines.map(({ fuel }) => fuel)).size).toBeGreaterThan(1);
    expect(visit.lookup('vehicleEngines')).toEqual(
      engines.filter(({ fuel }) => fuel === 'electric'),
    );
    const seen = ['vehicleMakes', 'vehicleModels', 'vehicleEngines'].map((each) =>
      visit.last(each),
    );
    expect(seen.flatMap(gaps)).toEqual([]);
  });

  it('EV-08 the charge types, when the screen opens for a vehicle and not without one', async () => {
    const [car, none] = [await withCar('registration'), await atHome('cb99 1aa')];
    const { query, body, answer } = car.last('vehicleChargeTypes');
    expect([query, body]).toEqual([{}, null]);
    expect((answer as { name: string }[]).map(({ name }) => name)).toEqual([
      '3-pin plug',
      '11kW connection',
      '22kW',
    ]);
    expect(gaps(car.last('vehicleChargeTypes'))).toEqual([]);
    expect(none.all('vehicleChargeTypes')).toEqual([]);
  });
});
