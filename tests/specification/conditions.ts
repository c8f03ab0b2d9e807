import { isPrepaid, type Home, type Told } from './home';

const isActual = (told: Told): boolean => told === 'kWh' || told === 'pounds';

/** What a cell may ask of a household, in the words of the tables. */
export const conditions: Readonly<Record<string, (home: Home) => boolean>> = {
  'the MPAN starts with 01': ({ mpan }) => mpan === '01',
  'the MPAN starts with 02': ({ mpan }) => mpan === '02',
  'an MPAN is known': ({ mpan }) => mpan !== 'unknown',
  'the MPAN starts with 02 and the household says that it has no Economy 7': (home) =>
    home.mpan === '02' && !home.saysEconomy7,
  'the tariff is fixed from the start': ({ gasIsFixed }) => gasIsFixed,
  'the gas tariff is fixed from the start': ({ gasIsFixed }) => gasIsFixed,
  'the electricity tariff is fixed from the start': ({ electricityIsFixed }) => electricityIsFixed,
  'gas is told in kWh': ({ gasTold }) => gasTold !== 'pounds',
  'gas is told in pounds': ({ gasTold }) => gasTold === 'pounds',
  'gas is told in actual figures': ({ gasTold }) => isActual(gasTold),
  'electricity is told in kWh': ({ electricityTold }) => electricityTold !== 'pounds',
  'electricity is told in pounds': ({ electricityTold }) => electricityTold === 'pounds',
  'electricity is told in actual figures': ({ electricityTold }) => isActual(electricityTold),
  'paid by prepayment': isPrepaid,
};

export function holds(condition: string, home: Home): boolean {
  const check = conditions[condition];
  if (check === undefined) throw new Error(`No condition is called “${condition}”.`);
  return check(home);
}

/**
 * What a cell says of a household: `required when …; optional when …`, the first that holds.
 * `otherwise` where none does.
 */
export function saying(words: string, home: Home, otherwise: string): string {
  for (const part of words.split('; ')) {
    const [, word = '', , how, condition = ''] = /^(.+?)( (when|unless) (.+))?$/.exec(part) ?? [];
    if (how === undefined) return word;
    if (holds(condition, home) === (how === 'when')) return word;
  }
  return otherwise;
}
