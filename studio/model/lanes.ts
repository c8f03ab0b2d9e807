import type { WorkName } from './protocol';

/**
 * Where a question waits: in the lane of what answers each key, of what is proved, of what is played, or of
 * what is tried.
 * Each lane is a thread of the server, and all but the first take one connection of the browser, which has
 * six for one address: what is typed is never behind what takes long.
 */
export type Lane = 'quick' | 'patient' | 'playing' | 'trying';

const lanes: Readonly<Record<WorkName, Lane>> = {
  project: 'quick',
  open: 'quick',
  household: 'quick',
  addVariant: 'quick',
  versions: 'quick',
  prove: 'patient',
  review: 'playing',
  save: 'patient',
  find: 'patient',
  sameFacts: 'patient',
  touched: 'patient',
  reviewBetween: 'playing',
  touchedBetween: 'patient',
  foundBetween: 'patient',
  openVersion: 'patient',
  standBeside: 'patient',
  accept: 'playing',
  record: 'playing',
  recorded: 'playing',
  cover: 'playing',
  tryEdits: 'trying',
};

export const laneOf = (method: WorkName): Lane => lanes[method];

export const isWork = (method: string): method is WorkName => Object.hasOwn(lanes, method);

/** After so many milliseconds no answer comes any more. */
export const limitOf: Readonly<Record<Lane, number>> = {
  quick: 60_000,
  patient: 300_000,
  playing: 300_000,
  trying: 120_000,
};
