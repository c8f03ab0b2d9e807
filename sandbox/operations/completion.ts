import type { components } from '../contract/types';
import facts from '../data/sign-up-lists.json';
import type { Section } from '../database/schema';
import { isOwnQuote } from '../database/quotes';
import { holdingQuote } from '../database/holding-quote';
import { isSwitched, openSignUpOf, savedSections, switchedAlready } from '../database/sign-ups';
import { isDirectDebit, supplierOf } from '../domain/tariffs';
import { Refusal } from '../refusal';
import type { Operations } from './operation';

type Personal = components['schemas']['PersonalUpdate'];

const TITLES: Readonly<Record<string, string | undefined>> = facts.titles;
const NAMES: Readonly<Record<Section, string>> = {
  personal: 'your details',
  address: 'your address',
  terms: 'the supplier terms',
  bank: 'your bank details',
};

/** The switch itself, once alone. */
export const completion = {
  completeSwitch: ({ body }, asking) =>
    holdingQuote(asking, body.switchKey, async (context) => {
      const { store, now } = context;
      const { switchKey, quote, tariff } = await openSignUpOf(context, body.switchKey);
      const saved = await savedSections(store, switchKey);
      const needed: readonly Section[] = isDirectDebit(tariff.payMethod)
        ? ['personal', 'address', 'terms', 'bank']
        : ['personal', 'address', 'terms'];
      const missing = needed.filter((section) => !saved.has(section));
      if (missing.length > 0) {
        const names = missing.map((section) => NAMES[section]).join(', ');
        throw new Refusal(409, `The switch cannot be completed before these are saved: ${names}.`);
      }
      const reference = (letter: string, fuel: string) =>
        quote.household.fuels.some((one) => one.fuel === fuel) ? letter + quote.switchId : null;
      const references = {
        gas_reference: reference('G', 'gas'),
        electricity_reference: reference('E', 'electricity'),
      };
      const inserted = await store
        .insertInto('switches')
        .values({
          switch_id: quote.switchId,
          switch_key: switchKey,
          ...references,
          completed_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('switch_id').doNothing())
        .returning('switch_id')
        .executeTakeFirst();
      // Two calls may both have passed the check above; the database lets one of them in.
      if (inserted === undefined) throw switchedAlready();
      // Saved by savePersonal, after the contract's validator.
      const { titleId, firstName, lastName } = saved.get('personal') as Personal;
      return {
        geniusSwitchedDto: {
          referenceNumbers: { g: references.gas_reference, e: references.electricity_reference },
          title: TITLES[titleId] ?? '',
          firstName,
          lastName,
          supplier: supplierOf(tariff.product.supplierId).name,
          uuid: quote.uuid,
        },
      };
    }),

  /** Told to whoever has the number, because a device that was cleared still has to learn it. */
  alreadySwitched: async ({ body }, context) => {
    if (!(await isOwnQuote(context, body.switchId))) context.guessed(body.switchId);
    return isSwitched(context.store, body.switchId);
  },
} satisfies Partial<Operations>;
