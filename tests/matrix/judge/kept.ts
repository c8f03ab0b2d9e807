import type { Json } from '../../../src/engine';
import { equal } from '../../../src/rules';
import { requestsOf, stateOf } from '../table/table';
import type { Logged } from '../wire/wire';
import { type Looked, pathsIn } from './looked';

/** Ids that the partner gives, which differ from run to run, and what follows from the calls themselves. */
export const givenByPartner =
  /^(switchId|switchKey|freshKey|uuid|signUpFor|switched|alreadySwitched|chosenTariffId|quoting|switchType|proposedPayMethod|switchOption|leaving|viewedTariffId|offset\.returned)\b/;

/**
 * Each answer has the value that was given, or the one that it has in the run without the fault:
 * nothing is cleared, and no default is set over it.
 */
export function keptAnswers({ run, good }: Looked): readonly string[] {
  const now = new Map(pathsIn(run.visit.state.answers));
  const before = new Map(pathsIn(run.visit.lastSaid));
  const there = good.answers;
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((path) => {
    if (givenByPartner.test(path)) return [];
    const value = now.get(path) ?? null;
    const isKnown = [before.get(path) ?? null, there.get(path) ?? null].some((one: Json) =>
      equal(one, value),
    );
    return isKnown ? [] : [`the answer ${path} is ${JSON.stringify(value)}`];
  });
}

export const saysDone = /thank you,|processing switch|was switched on|sent already/i;
export const saysNothing = /nothing was (switched|sent)|could not be completed/i;

/** How many switches there are, what the page says of it, and how often was sent what does its work each time. */
export function trueOfSwitches(
  { run, seen, cell, fault, text }: Looked,
  state: string,
): readonly string[] {
  const { switches = run.call.switches.before } = stateOf(state);
  const expected = state === cell.state ? (cell.switches ?? switches) : switches;
  const wanted = typeof expected === 'number' ? expected : run.call.switches.whenGood;
  const count = seen.switches.length;
  const sent = requestsOf(run.call, fault);
  return [
    ...(count === wanted ? [] : [`${String(count)} switches, not ${String(wanted)}`]),
    ...(sent === null || seen.requests === sent
      ? []
      : [`sent ${String(seen.requests)} times, not ${String(sent)}`]),
    ...(count === 0 && saysDone.test(text) ? ['it says that it was switched'] : []),
    ...(count > 0 && saysNothing.test(text) ? ['it says that nothing was switched'] : []),
  ];
}

/** ERR-19, decision 38: one record of the error page, when the call failed. */
export function errorPageTracked({ run }: Looked, status: string): readonly string[] {
  if (run.call.operation === 'trackRecords') return [];
  const sent = run.visit.wire.log
    .slice(run.logged)
    .map((one) => ({ told: one.status, records: tellingOf(one, status) }))
    .filter(({ records }) => records.length > 0);
  // One that was answered 401 is the same record, repeated (decision 15); without a token none is taken.
  const taken = sent.filter(({ told }) => told !== 401);
  const count = (taken.length > 0 ? taken : sent.slice(0, 1)).flatMap(
    ({ records }) => records,
  ).length;
  return count === 1 ? [] : [`tracking: ${String(count)} records of the error page`];
}

const tellingOf = ({ operation, body }: Logged, status: string): readonly string[] =>
  operation !== 'trackRecords'
    ? []
    : (body as readonly Json[])
        .map((record) => JSON.stringify(record))
        .filter((record) => record.includes('Error Page') && record.includes(status));
