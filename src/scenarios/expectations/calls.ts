import { equal, type Json, type JsonObject } from '../../engine';
import { readList, readParts, readText, required, type Located } from '../source';
import { isNamed, nameOf, type MadeCall, type World } from '../world';
import { compare, forNames, show, type Expectation, type Mismatch } from './check';

/**
 * `"calls": ["zone", { "call": "saveVehicle", "body": {…} }]`: exactly these since something was last
 * expected, in order, by the name of the lookup, the call or the operation. `body`, `query` and
 * `path` are compared whole, `containing` with what the body has among others.
 */
export const calls: Expectation = (from) => {
  const wanted = readList(from).map(readCall);
  return (world) => checkCalls(from, wanted, loud(world.made.slice(world.before.made)));
};

/** `"allCalls": […]`: the same since the scenario began. */
export const allCalls: Expectation = (from) => {
  const wanted = readList(from).map(readCall);
  return (world) => checkCalls(from, wanted, loud(world.made));
};

/** `"notCalled": ["zone"]`: not since something was last expected. */
export const notCalled = forNames((world, name, at) => {
  const made = loud(world.made.slice(world.before.made)).filter((call) => isNamed(call, name));
  if (made.length === 0) return [];
  const actual = made.length === 1 ? 'called' : `called ${made.length} times`;
  return [{ at, what: `\`${name}\``, expected: 'not called', actual, about: name }];
});

/** `"waiting": ["zone"]`: the calls in flight, exactly and in order. */
export const waiting: Expectation = (from) => {
  const wanted = readList(from).map(readCall);
  return (world) => checkCalls(from, wanted, world.waiting);
};

const loud = (made: readonly MadeCall[]): readonly MadeCall[] =>
  made.filter(({ silent }) => !silent);

interface WantedCall {
  readonly at: Located;
  readonly name: string;
  readonly part: (key: 'body' | 'query' | 'path' | 'containing') => Located | undefined;
}

function readCall(at: Located): WantedCall {
  if (typeof at.value === 'string') return { at, name: at.value, part: () => undefined };
  const part = readParts(at, ['call', 'body', 'query', 'path', 'containing']);
  return { at, name: readText(required(at, 'call', part('call'))), part };
}

function checkCalls(
  from: Located,
  wanted: readonly WantedCall[],
  made: readonly MadeCall[],
): readonly Mismatch[] {
  const same =
    wanted.length === made.length &&
    made.every((call, index) => isNamed(call, wanted[index]?.name ?? ''));
  if (!same) {
    const expected = wanted.map(({ name }) => name);
    return compare(from, 'the calls', expected, made.map(nameOf), missedCall(expected, made));
  }
  return wanted.flatMap((call, index) => {
    const found = made[index];
    return found === undefined ? [] : checkCall(call, found);
  });
}

/** The call that was wanted and not made, whose rules say why. */
const missedCall = (names: readonly string[], made: readonly MadeCall[]): string | null =>
  names.find((name) => !made.some((call) => isNamed(call, name))) ?? null;

function checkCall({ name, part }: WantedCall, made: MadeCall): readonly Mismatch[] {
  const whole = (['body', 'query', 'path'] as const).flatMap((key) => {
    const at = part(key);
    return at === undefined
      ? []
      : compare(at, `the ${key} of \`${name}\``, at.value, made[key], name);
  });
  const some = part('containing');
  if (some === undefined || contains(made.body, some.value)) return whole;
  const what = `the body of \`${name}\``;
  const expected = `containing ${show(some.value)}`;
  return [...whole, { at: some, what, expected, actual: show(made.body), about: name }];
}

/** Whether the value has all that is wanted: every key of an object, every item of a list at its index. */
export function contains(value: Json | undefined, wanted: Json): boolean {
  if (typeof wanted !== 'object' || wanted === null) return equal(value ?? null, wanted);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) !== Array.isArray(value)) return false;
  return Object.entries(wanted).every(([key, inner]: [string, Json]) =>
    contains((value as JsonObject)[key], inner),
  );
}

/** Silent calls since something was last expected. */
export const silentCalls = (world: World): readonly MadeCall[] =>
  world.made.slice(world.before.made).filter(({ silent }) => silent);
