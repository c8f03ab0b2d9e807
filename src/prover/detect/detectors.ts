import { acceptance } from './acceptance';
import { answersRead } from './answers-read';
import { deadEnds } from './dead-ends';
import { events } from './events';
import { inputs } from './inputs';
import { orders } from './orders';
import type { Kit } from './kit';
import { listLimits } from './list-limits';
import { loops } from './loops';
import { neverHere } from './never-here';
import { overlaps } from './overlaps';
import { pending } from './pending';
import { presses } from './presses';
import { reachable } from './reachable';
import { sequences } from './sequences';
import { standing } from './standing';
import { steps } from './steps';
import { textCases } from './text-cases';
import { twiceAtOnce } from './twice-at-once';
import { waits } from './waits';
import { waysOn } from './ways-on';

/** What is looked for behind `conditions`, in the order in which it is worth reading. */
export const detectors: Readonly<Record<string, (kit: Kit) => void>> = {
  textCases,
  neverHere,
  acceptance,
  steps,
  loops,
  reachable,
  deadEnds,
  listLimits,
  standing,
  waits,
  pending,
  events,
  presses,
  twiceAtOnce,
  overlaps,
  inputs,
  orders,
  sequences,
  waysOn,
  answersRead,
};
