/** A household and everything that it answers, as data. */
export interface Household {
  readonly postcode: string;
  /** What it types into the list of addresses; it takes the first that matches. */
  readonly house: string;
  /** null where the meter has answered it already. */
  readonly payMethod: string | null;
  /** null keeps what the database knows. */
  readonly figures: Figures | null;
  /** Name of the present tariff and when it ends; null keeps the one that is chosen already. */
  readonly fixedTariff: { readonly name: RegExp; readonly ends: Day } | null;
  readonly person: Person;
  readonly home: { readonly years: string; readonly months: string; readonly status: string };
  /** How its prepayment meter is topped up; null for any other meter. */
  readonly topsUpBy: 'Key' | 'Token' | 'Smartcard' | null;
  /** null where the new plan is not paid by direct debit. */
  readonly bank: Bank | null;
}

export interface Figures {
  readonly kind: 'I use' | 'I spend';
  readonly amount: string;
  readonly period: 'a year' | 'a month' | 'a quarter';
}

export interface Day {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export interface Person {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly born: Day;
  readonly phone: string;
  readonly email: string;
  readonly work: string;
}

export interface Bank {
  readonly name: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly day: string;
}

let households = 0;

/** A household with gas only that types as people do; each has an e-mail address of its own. */
export function household(parts: Partial<Household> = {}): Household {
  households += 1;
  const own = `${String(process.pid)}.${String(households)}`;
  return {
    postcode: 'CB99 1AD',
    house: '2',
    payMethod: 'Monthly direct debit',
    figures: null,
    fixedTariff: null,
    person: {
      title: 'Ms',
      firstName: 'Zoë',
      lastName: "O'Brien-Smith",
      born: { day: '29', month: 'February', year: '1984' },
      phone: '+44 (0)113 496 0000',
      email: `Zoe.${own}@Example.com`,
      work: 'Employed',
    },
    home: { years: '6', months: '2', status: 'Owner' },
    topsUpBy: null,
    bank: {
      name: 'Z OBrien Smith',
      sortCode: '202959',
      accountNumber: '63748472',
      day: '5th day of the month',
    },
    ...parts,
  };
}
