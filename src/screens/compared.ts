import type { JsonObject } from '../engine';
import { asList, asObject, asText } from './reading';
import { planKey } from './results/plan';
import type { ScreenProps } from './screen';

export const compareStep = 'compare';
/** Names of the plans that are compared, as the address and the configuration have them. */
export const comparedNames = ['one', 'two', 'three'] as const;
type ComparedName = (typeof comparedNames)[number];

export interface ComparedPlan {
  readonly name: ComparedName;
  readonly plan: JsonObject;
}

/** What the address names of the household's list, in its order. */
export const comparedPlans = ({ read }: Pick<ScreenProps, 'read'>): readonly ComparedPlan[] =>
  comparedNames.flatMap((name): readonly ComparedPlan[] => {
    const plan = asObject(read(`facts.${name}Plan`));
    return asText(plan.tariffId) === '' ? [] : [{ name, plan }];
  });

/** Parameters of the address at which these plans are compared: one tariff may be a plan for each way to pay. */
export const addressWith = (plans: readonly JsonObject[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    comparedNames.flatMap((name, index) => {
      const { tariffId, payMethod } = plans[index] ?? {};
      if (tariffId === undefined) return [];
      return [
        [name, asText(tariffId)],
        [`${name}Pays`, asText(payMethod)],
      ];
    }),
  );

/** Plans of the household's list that are picked out; what a query by hand asked for in vain is not. */
export function pickedPlans({
  journey,
  choice,
}: Pick<ScreenProps, 'journey' | 'choice'>): readonly JsonObject[] {
  const { results } = journey.lookups;
  const list = results?.status === 'ready' ? asList(asObject(results.data).plans) : [];
  const plans = list.map((plan) => asObject(plan));
  return [...new Set(choice.picked)]
    .flatMap((key) => plans.filter((plan) => planKey(plan) === key).slice(0, 1))
    .slice(0, comparedNames.length);
}
