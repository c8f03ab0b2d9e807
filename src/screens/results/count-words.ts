import type { JsonObject } from '../../engine';
import type { Words } from '../../ui/words';
import { asText } from '../reading/reading';

export interface CountWords {
  /** '24 plans' */
  readonly plans: string;
  /** 'from 9 suppliers'; empty where there are no plans. */
  readonly suppliers: string;
}

export function countWords(plans: readonly JsonObject[], words: Words): CountWords {
  const suppliers = new Set(plans.map((plan) => asText(plan.supplierId))).size;
  const many = (n: number) => (n === 1 ? 'one' : 'many');
  return {
    plans: words.plain(`results.plans.${many(plans.length)}`, { n: plans.length }),
    suppliers:
      suppliers === 0 ? '' : words.plain(`results.from.${many(suppliers)}`, { n: suppliers }),
  };
}
