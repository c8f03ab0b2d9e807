import { shipped } from '../../unit/shipped';
import type { Kinds } from '../disagreements';
import type { AtTerms } from './compare-terms';
import type { SigningUp } from './sign-up';
import type { AnswerRow, Plan } from './tables';

/** The shipped journey, compiled once for all tests of this folder, and its states with it. */
export const asShipped = shipped();

const marksOfPlan = [
  ['type', ({ switchType }: Partial<Plan>) => switchType],
  ['paid by', ({ payMethod }: Partial<Plan>) => payMethod],
  ['supplier', ({ supplierId }: Partial<Plan>) => supplierId],
  ['Economy 7', ({ isEconomy7 }: Partial<Plan>) => isEconomy7],
] as const;

/** Rows about one question. */
export const ofAnswers: Kinds<AnswerRow> = {
  kindOf: ({ question }) => question,
  marks: [
    ['typed', ({ typed }) => typed],
    ['with', (row) => row.with ?? {}],
    ['plan', ({ plan = {} }) => plan],
    ['day', ({ today }) => today],
  ],
};

/** Rows about a plan, or about what is answered on the way. */
export const ofPlans = <Row extends Partial<Plan>>(table: string): Kinds<Row> => ({
  kindOf: () => table,
  marks: [...marksOfPlan, ['row', (row) => JSON.stringify({ ...row, clauses: undefined })]],
});

export const ofHouseholds: Kinds<SigningUp> = {
  kindOf: () => 'questions',
  marks: [
    ...marksOfPlan.map(([name, of]) => [name, ({ who }: SigningUp) => of(who.plan)] as const),
    ['years', ({ plan }) => plan['present.years']],
    ['months', ({ plan }) => plan['present.months']],
    ['bills elsewhere', ({ plan }) => plan['present.separateBilling']],
    ['help', ({ plan }) => plan['terms.hasMedicalConditionOrIndividualRequirement']],
  ],
};

export const ofTerms: Kinds<AtTerms> = {
  kindOf: () => 'terms',
  marks: [
    ['supplier', ({ supplier }) => supplier.id],
    ['type', ({ switchType }) => switchType],
    ['paid by', ({ payMethod }) => payMethod],
    ['ticked', ({ ticks }) => Object.keys(ticks).join(', ') || 'nothing'],
  ],
};

/** Rows that say in words what they are about. */
export const byWords = <Row>(
  table: string,
  name: string,
  of: (row: Row) => unknown,
): Kinds<Row> => ({
  kindOf: () => table,
  marks: [[name, of]],
});
