import type { Json } from '../../src/engine';
import { homes, postcodes } from './homes';

/** What a list of suppliers or tariffs is asked for. */
export interface Question {
  readonly switchType: Json;
  readonly postcode: Json;
  readonly payMethod: Json;
  readonly economy7: Json;
  /** null for a list of suppliers. */
  readonly supplier: Json;
}

const types = ['gasToGas', 'electricityToElectricity', 'dualConsolidatedToDualConsolidated'];
const methods = ['monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque', 'prePaymentMeter'];

const place = (words: readonly string[], word: Json): number =>
  words.findIndex((one) => one === word) + 1;

/** Digits that no other question has; an answer that carries them can be told from another's. */
export const numberOf = (question: Question): string =>
  [
    place(types, question.switchType),
    place(postcodes, question.postcode),
    place(methods, question.payMethod),
    Number(question.economy7),
    JSON.stringify(question.supplier ?? 0).padStart(3, '0'),
  ].join('');

export const supplierIds: readonly number[] = [
  7,
  8,
  ...new Set(
    homes.flatMap(({ gas, electricity }) =>
      [gas?.supplier, electricity?.supplier].filter((id) => typeof id === 'number'),
    ),
  ),
];
