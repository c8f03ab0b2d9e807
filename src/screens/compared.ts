import type { JsonObject } from '../engine';
import { asList, asObject, asText } from './reading';
import type { ScreenProps } from './screen';

export const compareStep = 'compare';
/** Names of the plans that are compared, as the address and the configuration have them. */
export const comparedNames = ['one', 'two', 'three'] as const;
type ComparedName = (typeof comparedNames)[number];

export interface ComparedPlan {
  readonly name: ComparedName;
  readonly id: string;
  readonly plan: JsonObject;
}

/** What the address names of the household's list, in its order. */
export function comparedPlans({
  journey,
  read,
}: Pick<ScreenProps, 'journey' | 'read'>): readonly ComparedPlan[] {
  const { compared } = journey.answers;
  return comparedNames.flatMap((name): readonly ComparedPlan[] => {
    const plan = asObject(read(`facts.${name}Plan`));
    const id = asText(asObject(compared)[name]);
    return asText(plan.tariffId) === '' ? [] : [{ name, id, plan }];
  });
}

/** Parameters of the address at which these plans are compared. */
export const addressWith = (ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    comparedNames.flatMap((name, index) => {
      const id = ids[index];
      return id === undefined ? [] : [[name, id]];
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
    .flatMap((id) => plans.filter((plan) => asText(plan.tariffId) === id).slice(0, 1))
    .slice(0, comparedNames.length);
}
