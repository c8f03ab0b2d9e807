import { equal, type Json, type JsonObject } from '../../../src/engine';
import { conditions, type Meaning, type Plan, type When } from './tables';

/** A household in the middle of its sign-up, as far as conditions read it. */
export interface Situation {
  readonly plan: Plan;
  /** An answer by its name in questions.json, as the journey keeps it. */
  readonly answer: (id: string) => Json;
  /** What it is just doing. */
  readonly deed?: string;
}

/** Whether all words of a cell hold; null where the documents leave that open. */
export function holds(when: When, situation: Situation): boolean | null {
  const all = [when].flat().map((word) => {
    const condition = conditions[word];
    if (condition === undefined) throw new Error(`No condition is called “${word}”.`);
    const { holds: meaning } = condition;
    if (meaning === 'open') return null;
    return meaning !== null && means(meaning, situation);
  });
  return all.includes(false) ? false : all.includes(null) ? null : true;
}

function means(meaning: Meaning, situation: Situation): boolean {
  const { plan, deed } = situation;
  const { supplierId } = meaning;
  const isSupplier =
    supplierId === undefined ||
    ('noneOf' in supplierId
      ? !supplierId.noneOf.includes(plan.supplierId)
      : supplierId.includes(plan.supplierId));
  return (
    isSupplier &&
    (meaning.switchType?.includes(plan.switchType) ?? true) &&
    (meaning.payMethod?.includes(plan.payMethod.toLowerCase()) ?? true) &&
    (meaning.isEconomy7 ?? plan.isEconomy7) === plan.isEconomy7 &&
    (meaning.deed ?? deed) === deed &&
    (meaning.anyOf?.some((one) => means(one, situation)) ?? true) &&
    Object.entries(meaning.answers ?? {}).every(([id, told]) => isSo(id, told, situation.answer))
  );
}

function isSo(id: string, told: Json, answer: Situation['answer']): boolean {
  const words = typeof told === 'object' && told !== null ? (told as JsonObject) : {};
  if (typeof words['below'] === 'number') {
    const here = answer(id);
    return typeof here === 'number' && here < words['below'];
  }
  if ('not' in words) return !equal(answer(id), words['not']);
  return equal(answer(id), told);
}
