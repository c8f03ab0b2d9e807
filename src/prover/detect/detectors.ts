import { acceptance } from './acceptance';
import { conditions } from './conditions';
import { deadEnds } from './dead-ends';
import type { Kit } from './kit';
import { neverHere } from './never-here';
import { steps } from './steps';
import { textCases } from './text-cases';

/** What is looked for, in the order in which it is worth reading. */
export const detectors: Readonly<Record<string, (kit: Kit) => void>> = {
  conditions,
  textCases,
  neverHere,
  deadEnds,
  acceptance,
  steps,
};
