import { equal, plain, type Json, type JsonObject } from '../../engine';
import {
  atKey,
  readEntries,
  readList,
  readParts,
  readText,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import { isNamed, nameOf, sectionView, viewOf, type MadeCall, type World } from '../world';
import {
  compare,
  forEntries,
  forNames,
  forParts,
  forValues,
  show,
  writing,
  type Expectation,
  type Expectations,
  type Mismatch,
} from './check';

/** Calls since something was last expected. */
const newCalls = ({ made, before }: World): readonly MadeCall[] => made.slice(before.made);

const loud = (made: readonly MadeCall[]): readonly MadeCall[] =>
  made.filter(({ silent }) => !silent);

const silentOnes = (world: World): readonly MadeCall[] =>
  newCalls(world).filter(({ silent }) => silent);

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
    const found = compare(
      from,
      'the calls',
      expected,
      made.map(nameOf),
      missedCall(expected, made),
    );
    return writing(found, { value: asWritten(wanted, made) });
  }
  return wanted.flatMap((call, index) => {
    const found = made[index];
    return found === undefined ? [] : checkCall(call, found);
  });
}

/** The calls that were made: those that are wanted as they are written, the others by name. */
function asWritten(wanted: readonly WantedCall[], made: readonly MadeCall[]): Json {
  let left = wanted;
  return made.map((call) => {
    const index = left.findIndex(({ name }) => isNamed(call, name));
    const found = left[index];
    if (found === undefined) return nameOf(call);
    left = left.slice(index + 1);
    return found.at.value;
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
  const instead = { value: within(made.body, some.value) };
  return [...whole, { at: some, what, expected, actual: show(made.body), about: name, instead }];
}

/** Of a value what is asked about: its keys of an object, its first items of a list. */
function within(value: Json, wanted: Json): Json {
  if (typeof wanted !== 'object' || wanted === null) return value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(wanted) && Array.isArray(value)) {
    const items: readonly Json[] = value;
    return wanted.flatMap((each: Json, index) => {
      const found = items[index];
      return found === undefined ? [] : [within(found, each)];
    });
  }
  if (Array.isArray(wanted) || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(wanted as JsonObject).flatMap(([key, each]) => {
      const found = (value as JsonObject)[key];
      return found === undefined ? [] : [[key, within(found, each)] as const];
    }),
  );
}

/** Whether the value has all that is wanted: every key of an object, every item of a list at its index. */
function contains(value: Json | undefined, wanted: Json): boolean {
  if (typeof wanted !== 'object' || wanted === null) return equal(value ?? null, wanted);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) !== Array.isArray(value)) return false;
  return Object.entries(wanted).every(([key, inner]: [string, Json]) =>
    contains((value as JsonObject)[key], inner),
  );
}

/** Exactly these calls, in order. */
const exactly =
  (callsOf: (world: World) => readonly MadeCall[]): Expectation =>
  (from) => {
    const wanted = readList(from).map(readCall);
    return (world) => checkCalls(from, wanted, callsOf(world));
  };

const notCalled = forNames((world, name, at) => {
  const made = loud(newCalls(world)).filter((call) => isNamed(call, name));
  if (made.length === 0) return [];
  const actual = made.length === 1 ? 'called' : `called ${made.length} times`;
  const what = `\`${name}\``;
  return [{ at, what, expected: 'not called', actual, about: name, instead: null }];
});

const tracking: Expectation = (from) => {
  const wanted = readList(from);
  for (const record of wanted) readEntries(record);
  return (world) => {
    const records = silentOnes(world).map(({ body }) => Object.fromEntries(propertiesIn(body)));
    const same =
      records.length === wanted.length &&
      records.every((record, index) => contains(record, wanted[index]?.value ?? null));
    if (same) return [];
    const instead = { value: recordsAsWritten(wanted, records) };
    const [expected, actual] = [show(from.value), show(records)];
    return [{ at: from, what: 'the tracking records', expected, actual, about: null, instead }];
  };
};

/** The records that were sent: of as many as are wanted the same properties, of others all. */
function recordsAsWritten(wanted: readonly Located[], records: readonly JsonObject[]): Json {
  if (records.length === wanted.length)
    return records.map((record, index) => within(record, wanted[index]?.value ?? null));
  return records.map(
    (record) => wanted.find(({ value }) => contains(record, value))?.value ?? record,
  );
}

/** Names and values of the `[{ name, value }]` that a body carries. */
function propertiesIn(body: Json): readonly (readonly [string, Json])[] {
  if (typeof body !== 'object' || body === null) return [];
  const { name, value } = body as JsonObject;
  if (typeof name === 'string' && value !== undefined) return [[name, value]];
  return Object.values(body).flatMap((part: Json) => propertiesIn(part));
}

function lookupWords(world: World, name: string): string | null {
  const views = viewOf(world).sections.flatMap(({ id }) => sectionView(world, id)?.lookups ?? []);
  const found = views.find((lookup) => lookup.name === name);
  return found === undefined ? null : plain(found.text);
}

const sequences = forEntries((world, name, at) => {
  if (!Object.hasOwn(world.journey.sequences, name)) {
    throw new ScenarioProblem(atKey(at), `The journey has no sequence \`${name}\`.`);
  }
  const run = world.state.progress.runs[name];
  if (typeof at.value === 'string') {
    return compare(at, `the sequence \`${name}\``, at.value, run?.status ?? 'not begun', name);
  }
  const check = (key: string, wanted: Located, actual: Json | undefined) =>
    compare(wanted, `the ${key} of the sequence \`${name}\``, wanted.value, actual, name);
  return forParts<typeof run>(at, {
    status: (one, wanted) => check('status', wanted, one?.status),
    marker: (one, wanted) => check('marker', wanted, one?.marker),
    message: (one, wanted) => check('message', wanted, one?.message),
    mends: (_, wanted) =>
      check('way to put right', wanted, viewOf(world).submit?.run?.mends?.section),
    steps: (one, wanted) => check('steps', wanted, stepsIn(one?.steps ?? {}, wanted.value)),
  })(run);
});

/** Of all steps those that are asked about. */
function stepsIn(steps: Readonly<Record<string, string>>, wanted: Json): Json {
  const names = typeof wanted === 'object' && wanted !== null ? Object.keys(wanted) : [];
  return Object.fromEntries(names.map((name) => [name, steps[name] ?? null] as const));
}

/** What the partner is asked, and what is known of its answers. */
export const calls: Expectations = {
  /** `"lookups": { "zone": "failed", "addresses": "ready" }`: idle, loading, ready or failed. */
  lookups: forValues('the lookup', ({ state }, name) => state.lookups[name]?.status ?? 'idle'),

  /** `"lookupTexts": { "zone": "Finding your zone" }`: what a section on the page says while a lookup runs or after it failed. */
  lookupTexts: forValues('the words about the lookup', lookupWords),

  /**
   * `"calls": ["zone", { "call": "saveVehicle", "body": {…} }]`: exactly these since something was last
   * expected, in order, by the name of the lookup, the call or the operation. `body`, `query` and
   * `path` are compared whole, `containing` with what the body has among others.
   */
  calls: exactly((world) => loud(newCalls(world))),

  /** `"allCalls": […]`: the same since the scenario began. */
  allCalls: exactly(({ made }) => loud(made)),

  /** `"silentCalls": [{ "call": "track", "body": [{…}] }]`: exactly these of the silent ones since something was last expected. */
  silentCalls: exactly(silentOnes),

  /** `"notCalled": ["zone"]`: not since something was last expected. */
  notCalled,

  /** `"waiting": ["zone"]`: the calls in flight, exactly and in order. */
  waiting: exactly(({ waiting }) => waiting),

  /**
   * `"tracking": [{ "Page": "Apply", "Action": "Next" }]`: the records sent since something was last
   * expected, in order and no others; each with these properties, and perhaps more.
   */
  tracking,

  /** `"sequences": { "save": { "status": "failed", "marker": "pay", "message": "…", "steps": { "pay": "failed" } } }`. */
  sequences,
};
