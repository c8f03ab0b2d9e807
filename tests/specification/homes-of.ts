import { plainHome, type Home, type Told } from './home';
import { hasTwoSuppliers, quotesElectricity, quotesGas, type QuoteType } from './quote-type';

const meterPoints: readonly Pick<Home, 'mpan' | 'saysEconomy7'>[] = [
  { mpan: '01', saysEconomy7: false },
  { mpan: '01', saysEconomy7: true },
  { mpan: '02', saysEconomy7: true },
  { mpan: '02', saysEconomy7: false },
  { mpan: 'unknown', saysEconomy7: false },
];

const ways: readonly Told[] = ['kWh', 'pounds', 'averages', 'estimate'];

/**
 * Every household that the tables tell apart, of one type of quote. How usage is told goes round with
 * the rest, so that each two of its marks still meet.
 */
export function homesOf(type: QuoteType): readonly Home[] {
  const rest = meterPoints.flatMap((point) =>
    metersOf(type).flatMap((meters) =>
      fixedOf(type).map((fixed) => ({ ...plainHome(type), ...point, ...meters, ...fixed })),
    ),
  );
  return rest.flatMap((home, at) => {
    const round = Math.floor(at / ways.length);
    const [told, other] = [way(at + round), way(at + round + 2)];
    return hasTwoSuppliers(type)
      ? [telling(home, told, way(at + Math.floor(round / 2)))]
      : [telling(home, told), telling(home, other)];
  });
}

const telling = (home: Home, gasTold: Told, electricityTold = gasTold): Home => ({
  ...home,
  gasTold,
  electricityTold,
});

const way = (at: number): Told => ways[at % ways.length] ?? 'kWh';

/** No prepayment meter, nothing else, and one of the fuel that is not quoted. */
export function metersOf(type: QuoteType): readonly [Meters, Meters, ...(readonly Meters[])] {
  const [gas, electricity] = [quotesGas(type), quotesElectricity(type)];
  const none: Meters = { gasMeter: 'credit', electricityMeter: 'credit' };
  const all: Meters = {
    gasMeter: gas ? 'prepayment' : 'credit',
    electricityMeter: electricity ? 'prepayment' : 'credit',
  };
  const other: Meters = {
    gasMeter: gas ? 'credit' : 'prepayment',
    electricityMeter: electricity ? 'credit' : 'prepayment',
  };
  return gas && electricity ? [none, all] : [none, all, other];
}

type Meters = Pick<Home, 'gasMeter' | 'electricityMeter'>;

function fixedOf(type: QuoteType): readonly Pick<Home, 'gasIsFixed' | 'electricityIsFixed'>[] {
  const alike = [true, false].map((fixed) => ({ gasIsFixed: fixed, electricityIsFixed: fixed }));
  const apart = [true, false].map((fixed) => ({ gasIsFixed: fixed, electricityIsFixed: !fixed }));
  return hasTwoSuppliers(type) ? [...alike, ...apart] : alike;
}

/** Some of each kind, whose meters are alike, so that they could have asked for any type of quote first. */
export const changingHomesOf = (type: QuoteType): readonly Home[] =>
  (['credit', 'prepayment'] as const).flatMap((meter, at) =>
    [true, false].map((fixed, other) => ({
      ...telling(
        plainHome(type),
        way(at * 2 + other),
        way(at * 2 + other + (hasTwoSuppliers(type) ? 1 : 0)),
      ),
      ...(at === other ? { mpan: '02' as const, saysEconomy7: true } : {}),
      gasMeter: meter,
      electricityMeter: meter,
      gasIsFixed: fixed,
      electricityIsFixed: hasTwoSuppliers(type) ? !fixed : fixed,
    })),
  );
