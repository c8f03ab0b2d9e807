import type { Json } from '../../rules';

/** How the rules of a journey look at a term: what its classes must tell apart. */
export interface Observed {
  /** Values that it is compared with. */
  readonly constants: Set<Json>;
  /** It is compared with something that is no plain value. */
  isCompared: boolean;
  /** It is held against numbers, or reckoned with. */
  isNumber: boolean;
  /** It stands where a condition does. */
  isCondition: boolean;
  /** It is read as a text, character by character. */
  isText: boolean;
  isDate: boolean;
  /** Rules read what is inside it, whatever else they hold it for. */
  isEntered: boolean;
}

export const nothingObserved = (): Observed => ({
  constants: new Set(),
  isCompared: false,
  isNumber: false,
  isCondition: false,
  isText: false,
  isDate: false,
  isEntered: false,
});
