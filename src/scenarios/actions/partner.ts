import { readParts } from '../source';
import { changePartner, partnerKeys } from '../world';
import type { Action } from './deed';

/** `{ "partner": { "answers": {…}, "change": {…}, "failures": {…} } }`: what it says from now on. */
export const partner: Action = (from) => {
  const part = readParts(from, partnerKeys);
  return (world) => ({ ...world, partner: changePartner(world.partner, part) });
};
