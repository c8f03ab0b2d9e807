import { equal, getPath, type Failure, type Json, type JsonObject } from '../../engine';
import { keysOfPath, outerOf } from '../../rules';
import {
  readEntries,
  readNumber,
  readParts,
  readText,
  readWord,
  ScenarioProblem,
  type Located,
} from '../source';

/** What the partner says, by the name of a lookup, a call or an operation. */
export interface Partner {
  readonly answers: JsonObject;
  /** Calls that do not end well; they go before answers. */
  readonly failures: Readonly<Record<string, Failure>>;
  /** Seconds until an answer or a failure is there; at once where nothing is said. */
  readonly arrives: Readonly<Record<string, number>>;
}

export const silentPartner: Partner = { answers: {}, failures: {}, arrives: {} };

/** The keys with which a household, a scenario or an action says what the partner answers. */
export const partnerKeys = ['answers', 'change', 'failures', 'arrives'] as const;

/** The partner from now on: whole answers, then single values in them, then failures, then how long it takes. */
export function changePartner(
  partner: Partner,
  part: (key: (typeof partnerKeys)[number]) => Located | undefined,
): Partner {
  const answers = entriesOf(part('answers')).map(([name, { value }]) => [name, value] as const);
  const changed = entriesOf(part('change')).reduce<JsonObject>(
    (all, [path, at]) => put(all, path, at),
    { ...partner.answers, ...Object.fromEntries(answers) },
  );
  const failures = { ...partner.failures };
  // An answer that is given anew ends the failure under its name.
  for (const [name] of answers) Reflect.deleteProperty(failures, name);
  for (const [name, at] of entriesOf(part('failures'))) {
    if (at.value === null) Reflect.deleteProperty(failures, name);
    else failures[name] = readFailure(at);
  }
  const arrives = entriesOf(part('arrives')).map(([name, at]) => [name, readNumber(at)] as const);
  return {
    answers: changed,
    failures,
    arrives: { ...partner.arrives, ...Object.fromEntries(arrives) },
  };
}

/** Whether two partners say the same under all these names. */
export const isAlike = (one: Partner, other: Partner, names: readonly string[]): boolean =>
  names.every(
    (name) =>
      equal(one.answers[name], other.answers[name]) &&
      equal(one.failures[name], other.failures[name]) &&
      one.arrives[name] === other.arrives[name],
  );

const entriesOf = (from: Located | undefined): readonly (readonly [string, Located])[] =>
  from === undefined ? [] : readEntries(from);

/** Puts a value at a path; all but its last key must be there, so that a slip is found. */
function put(answers: JsonObject, path: string, at: Located): JsonObject {
  const outer = outerOf(path);
  const holder = getPath(answers, outer);
  if (typeof holder !== 'object' || holder === null) {
    throw new ScenarioProblem(
      { ...at, offset: at.key },
      `The household’s answers have nothing at \`${outer}\`.`,
      'give the whole answer under `answers`, or mend the path',
    );
  }
  return set(answers, keysOfPath(path), at.value) as JsonObject;
}

export function set(into: Json, [key = '', ...rest]: readonly string[], value: Json): Json {
  const inner = rest.length === 0 ? value : set(getPath(into, key), rest, value);
  if (Array.isArray(into)) {
    const items = [...(into as readonly Json[])];
    items[Number(key)] = inner;
    return items;
  }
  const object = typeof into === 'object' && into !== null ? (into as JsonObject) : {};
  return { ...object, [key]: inner };
}

export const failureKinds = ['timeout', 'network', 'malformed'] as const;

/** A status, one of the other ways to fail, or a status with what the server says. */
export function readFailure(from: Located): Failure {
  if (typeof from.value === 'number') return { kind: 'http', status: from.value, message: null };
  if (typeof from.value === 'string') {
    return { kind: readWord(from, failureKinds), status: 0, message: null };
  }
  const part = readParts(from, ['status', 'message']);
  const status = part('status');
  const message = part('message');
  return {
    kind: 'http',
    status: status === undefined ? 503 : readNumber(status),
    message: message === undefined ? null : readText(message),
  };
}
