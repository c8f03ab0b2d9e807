import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';

/** CPU time of one round of the workload on the machine for which the time-outs are written. */
const usualMs = 6;
const rounds = 8;
/** Below this a machine counts as idle; above that even a test that hangs has to end some day. */
const [noticeable, most] = [1.25, 10];

/**
 * How many times longer than on an idle machine anything may take: how slow a core is, times how
 * many want it. `crowd` is the load of the last minute per core, and we come on top of it.
 *
 * @param {{ cpuMs: number, waits: number, crowd: number }} measured
 */
export function factorOf({ cpuMs, waits, crowd }) {
  const slow = Math.max(1, cpuMs / usualMs);
  const factor = slow * Math.max(1 + crowd, waits);
  return factor < noticeable ? 1 : Math.min(most, Math.round(factor * 10) / 10);
}

/** A fixed piece of work: the fastest round in CPU time, and how much longer all took by the clock. */
function measure() {
  let fastest = Infinity;
  let [cpu, clock] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    let hash = 1;
    for (let n = 0; n < 4_000_000; n += 1) hash = Math.imul(hash ^ n, 16_777_619) >>> 0;
    const { user, system } = process.cpuUsage(used);
    const took = (user + system) / 1000;
    fastest = Math.min(fastest, took);
    cpu += took;
    clock += performance.now() - began;
  }
  const [lastMinute = 0] = loadavg();
  return { cpuMs: fastest, waits: clock / cpu, crowd: lastMinute / availableParallelism() };
}

/** @param {string} text what TEST_PATIENCE says */
export function readPatience(text) {
  const factor = Number(text);
  if (factor >= 1 && Number.isFinite(factor)) return factor;
  throw new Error(`TEST_PATIENCE is "${text}"; it must be a number of 1 or more.`);
}

/** The factor of this run: TEST_PATIENCE, or measured once and handed on to all that it starts. */
function patience() {
  process.env.TEST_PATIENCE ||= String(factorOf(measure()));
  return readPatience(process.env.TEST_PATIENCE);
}

/**
 * A time-out that is enough on an idle machine, as long as this one needs it.
 *
 * @param {number} idleMs
 */
export const patiently = (idleMs) => Math.round(idleMs * patience());
