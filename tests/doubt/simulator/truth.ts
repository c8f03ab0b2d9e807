import { getPath, type Json } from '../../../src/engine';
import type { Plan, Sections, Switch } from '../oracle/world';
import { elsewhereId, type Exchange } from './partner';
import { bodyOf } from './sandbox-of-run';
import { textOf } from './text-of';

/** Of one tie: what it was made for. */
export interface Tie extends Plan {
  readonly subject: string;
  readonly home: string;
}

const inBody = (exchange: Exchange, path: string): Json => getPath(bodyOf(exchange.sent), path);
export const switchKeyIn = (exchange: Exchange): string => textOf(inBody(exchange, 'switchKey'));

/** What is compared of each section: a household of these runs says nothing else differently. */
const sectionsOfSaves: Readonly<
  Record<string, { readonly name: string; readonly paths: readonly string[] }>
> = {
  savePersonal: { name: 'customer', paths: ['firstName', 'emailAddress'] },
  saveTerms: {
    name: 'terms',
    paths: ['switchAfterCoolingOfPeriod', 'hasMedicalConditionOrIndividualRequirement'],
  },
  saveBank: { name: 'payment', paths: ['accountName'] },
};

const valuesOf = (from: Json, paths: readonly string[]): readonly Json[] =>
  paths.map((path) => getPath(from, path));

/** The same of the answers on a page. */
export const sectionsOnPage = (answers: Json): Sections =>
  Object.fromEntries(
    Object.values(sectionsOfSaves).map(({ name, paths }) => [
      name,
      valuesOf(getPath(answers, name), paths),
    ]),
  );

/** What the partner's own records say, read from what it received. */
export class Truth {
  readonly switches: Switch[] = [];
  readonly ties = new Map<string, Tie>();
  readonly #saved = new Map<string, Sections>();
  #heard = new Set<object>();

  /** @param ties Those that there were before the run. */
  constructor(ties: ReadonlyMap<string, Tie>) {
    for (const [key, tie] of ties) this.ties.set(key, tie);
  }

  /** Takes in what was received since. */
  hear(log: readonly Exchange[]): void {
    for (const exchange of log)
      for (const receipt of exchange.receipts) {
        if (this.#heard.has(receipt)) continue;
        this.#heard.add(receipt);
        if (receipt.answer.status === 200) this.#take(exchange, receipt);
      }
  }

  #take(exchange: Exchange, { at, answer }: Exchange['receipts'][number]): void {
    const key = switchKeyIn(exchange);
    const save = sectionsOfSaves[exchange.operation];
    const body = answer.text === '' ? null : (JSON.parse(answer.text) as Json);
    if (save !== undefined && getPath(body, 'isSuccess') === true)
      this.#saved.set(key, {
        ...this.#saved.get(key),
        [save.name]: valuesOf(bodyOf(exchange.sent), save.paths),
      });
    if (exchange.operation === 'completeSwitch') this.#switched(exchange, key, at, body);
  }

  #switched(exchange: Exchange, key: string, at: number, body: Json): void {
    const tie = this.ties.get(key);
    if (tie === undefined) throw new Error(`Nobody knows the key ${key}.`);
    this.switches.push({
      ...tie,
      tie: key,
      references: referencesIn(body),
      at: at / 1000,
      commit: exchange.id,
      sections: this.#saved.get(key) ?? {},
      ...(exchange.id === elsewhereId && { elsewhere: true }),
    });
  }
}

export function referencesIn(body: Json): readonly string[] {
  const references = getPath(body, 'geniusSwitchedDto.referenceNumbers');
  return ['g', 'e'].flatMap((fuel) => {
    const reference = getPath(references, fuel);
    return typeof reference === 'string' ? [reference] : [];
  });
}
