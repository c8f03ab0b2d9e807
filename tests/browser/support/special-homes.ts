/** A home that a special postcode of the sandbox stands for, and what the specification says of it. */
export interface SpecialHome {
  readonly postcode: string;
  readonly clauses: string;
  readonly is: string;
  /** Questions that the look-up answers, in their order, and what their lines say. */
  readonly known: readonly (readonly [title: string, answer: string])[];
  /** The first question that only the household can answer, or that it is asked to confirm. */
  readonly open: string;
  /** What it can choose from there; none where it writes. */
  readonly choices: readonly string[];
}

const title = {
  fuel: 'What would you like a quote for?',
  same: 'Is your gas and electricity from the same supplier?',
  economy7: 'Do you have an Economy 7 meter?',
  pay: 'How do you pay now?',
  payGas: 'How do you pay for your gas?',
  payElectricity: 'How do you pay for your electricity?',
} as const;

const dual = [title.fuel, 'Gas & Electricity (Dual)'] as const;
const gas = [title.fuel, 'Gas Only'] as const;
const electricity = [title.fuel, 'Electricity Only'] as const;
const one = [title.same, 'Yes'] as const;
const two = [title.same, 'No'] as const;
const oneRate = [title.economy7, 'No'] as const;
const twoRates = [title.economy7, 'Yes'] as const;
/** PAY-04: prepayment is not among them. */
const credit = ['Monthly direct debit', 'Quarterly direct debit', 'Cash or cheque'];
/** What the meter says is asked about all the same. */
const prepayment = ['Prepayment meter'];
const fuels = ['Gas & Electricity (Dual)', 'Electricity Only', 'Gas Only'];

export const specialHomes: readonly SpecialHome[] = [
  {
    postcode: 'CB99 1AA',
    clauses: 'HOM-41 HOM-43 PAY-04',
    is: 'both fuels of one supplier',
    known: [dual, one, oneRate],
    open: title.pay,
    choices: credit,
  },
  {
    postcode: 'CB99 1AB',
    clauses: 'HOM-41 HOM-43 PAY-01',
    is: 'both fuels of two suppliers',
    known: [dual, two, oneRate],
    open: title.payGas,
    choices: credit,
  },
  {
    postcode: 'CB99 1AD',
    clauses: 'HOM-44 QFO-10 QFO-15',
    is: 'gas alone',
    known: [gas],
    open: title.payGas,
    choices: credit,
  },
  {
    postcode: 'CB99 1AE',
    clauses: 'HOM-44 QFO-10 QFO-15',
    is: 'electricity alone',
    known: [electricity, oneRate],
    open: title.payElectricity,
    choices: credit,
  },
  {
    postcode: 'CB99 1AF',
    clauses: 'HOM-52 QFO-15',
    is: 'gas and Economy 7',
    known: [dual, one, twoRates],
    open: title.pay,
    choices: credit,
  },
  {
    postcode: 'CB99 1AG',
    clauses: 'HOM-52 QFO-15',
    is: 'Economy 7 alone',
    known: [electricity, twoRates],
    open: title.payElectricity,
    choices: credit,
  },
  {
    postcode: 'CB99 1AH',
    clauses: 'HOM-43',
    is: 'two smart meters',
    known: [dual, one, oneRate],
    open: title.pay,
    choices: credit,
  },
  {
    postcode: 'CB99 1AJ',
    clauses: 'HOM-43',
    is: 'one smart meter',
    known: [dual, one, oneRate],
    open: title.pay,
    choices: credit,
  },
  {
    postcode: 'CB99 1AL',
    clauses: 'PAY-06',
    is: 'two prepayment meters of one supplier',
    known: [dual, one, oneRate],
    open: title.pay,
    choices: prepayment,
  },
  {
    postcode: 'CB99 1AN',
    clauses: 'PAY-08 PAY-10',
    is: 'two prepayment meters of two suppliers',
    known: [dual, two, oneRate],
    open: title.payGas,
    choices: prepayment,
  },
  {
    postcode: 'CB99 1AP',
    clauses: 'QFO-04',
    is: 'gas by prepayment, electricity not',
    known: [],
    open: title.fuel,
    choices: fuels,
  },
  {
    postcode: 'CB99 1AQ',
    clauses: 'QFO-04',
    is: 'electricity by prepayment, gas not',
    known: [],
    open: title.fuel,
    choices: fuels,
  },
  {
    postcode: 'CB99 1AS',
    clauses: 'HOM-51',
    is: 'gas for a home, electricity for a business',
    known: [gas],
    open: title.payGas,
    choices: credit,
  },
  {
    postcode: 'CB99 1AX',
    clauses: 'HOM-45',
    is: 'no suppliers',
    known: [],
    open: title.fuel,
    choices: fuels,
  },
  {
    postcode: 'CB99 1AY',
    clauses: 'HOM-45',
    is: 'supplier and yearly quantity not known',
    known: [],
    open: title.fuel,
    choices: fuels,
  },
];
