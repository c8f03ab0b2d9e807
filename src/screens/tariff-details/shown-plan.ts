import type { ItemView, Json } from '../../engine';
import { asNumber } from '../reading/reading';
import type { ScreenProps } from '../screen';

/**
 * What the configuration shows of the plan. What it says of the price and of switching rests on
 * the household's list, and is there before the partner has told what the plan offers.
 */
export const shownPlan = ({ shown, itemOf }: ScreenProps): ItemView | null =>
  itemOf(shown?.items[0] ?? {});

/** A figure of the plan; null where it is not known. */
export const figureOf = (plan: ItemView | null, name: string): number | null => {
  const value: Json | undefined = plan?.values[name];
  return asNumber(value);
};
