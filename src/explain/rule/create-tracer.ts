import type { Json, JsonObject, Rule } from '../../engine';
import {
  factPlace,
  type Origins,
  type Place,
  type PlacedRule,
  type Role,
  type Way,
} from '../../journey';
import { type Flow, nameUnder, operationOf, operatorOf, readsAround, rootOf } from '../../rules';
import type { FactTrace, Read, Trace } from '../explanation';
import { phrasesOf } from '../words/phrases';
import { type NameOf, ruleWords, valueRuleWords } from '../words/rule-words';
import type { ValueWords } from '../words/value-words';

/** Follows rules for the present state. */
export interface Tracer {
  /** A rule piece by piece. */
  readonly rule: (rule: Pick<PlacedRule, 'rule' | 'place' | 'role'>) => Trace;
  /** Every fact that the rules so far have read. */
  readonly facts: Readonly<Record<string, FactTrace>>;
}

interface Given {
  readonly origins: Origins | null;
  readonly facts: Readonly<Record<string, Rule>>;
  readonly evaluate: (rule: Rule) => Json;
  readonly words: ValueWords;
  /** Paths are said as they are written without it. */
  readonly nameOf?: NameOf;
  /** What exists during a call only, as far as it is known. */
  readonly locals: JsonObject;
}

interface Spot {
  readonly place: Place;
  readonly way: Way;
  readonly role: Trace['role'];
  readonly skipped: boolean;
  /** Only its words differ. */
  readonly asks: Role;
}

export function createTracer({ origins, facts, evaluate, words, nameOf, locals }: Given): Tracer {
  const traced: Record<string, FactTrace> = {};
  const phraseOf = phrasesOf(origins);

  const trace = (rule: Rule, spot: Spot): Trace => {
    const operation = operationOf(rule);
    const kind = kindOf(rule);
    const state = spot.skipped ? 'skipped' : isKnown(rule, locals) ? 'counted' : 'unknown';
    const value = state === 'counted' ? evaluate(rule) : null;
    const plain = operation === null || operation.operator === 'var';
    const condition = spot.asks === 'condition' || (typeof value === 'boolean' && !plain);
    const base = {
      kind,
      words: (condition ? ruleWords : valueRuleWords)(rule, words, phraseOf, nameOf),
      value,
      state,
      role: spot.role,
      origin: origins?.within(spot.place, spot.way) ?? null,
    } as const;
    if (operation === null || kind === 'leaf') {
      return {
        ...base,
        reads: spot.skipped ? [] : [...readsAround(rule).paths].map(read),
        parts: [],
      };
    }
    const parts = operation.given.map((part, index) => ({
      part,
      way: wayTo(rule, [...spot.way, operation.operator], index),
    }));
    return { ...base, reads: [], parts: follow[kind](parts, spot) };
  };

  const alike = (settles: boolean | null) => (parts: readonly Part[], spot: Spot) => {
    let settled = spot.skipped;
    return parts.map(({ part, way }) => {
      const found = trace(part, { ...spot, way, role: null, skipped: settled, asks: 'condition' });
      settled ||=
        settles !== null && found.state === 'counted' && (found.value === true) === settles;
      return found;
    });
  };

  const choice = (parts: readonly Part[], spot: Spot): readonly Trace[] => {
    let settled = spot.skipped;
    let taken = false;
    return parts.map(({ part, way }, index) => {
      if (index === parts.length - 1) {
        return trace(part, { ...spot, way, role: 'else', skipped: settled });
      }
      if (index % 2 === 1) return trace(part, { ...spot, way, role: 'then', skipped: !taken });
      const found = trace(part, {
        ...spot,
        way,
        role: 'if',
        skipped: settled,
        asks: 'condition',
      });
      taken = found.state === 'counted' && found.value === true;
      settled ||= taken;
      return found;
    });
  };

  const follow = { all: alike(false), any: alike(true), none: alike(null), choice } as const;

  const read = (path: string): Read => {
    const value = isKnown({ var: path }, locals) ? evaluate({ var: path }) : null;
    const name = nameUnder('facts', path);
    if (name !== null && Object.hasOwn(facts, name) && !Object.hasOwn(traced, name)) {
      const rule = facts[name] ?? null;
      const place = factPlace(name);
      const origin = origins?.at(place) ?? null;
      // Its place among the facts is taken before those that it reads itself.
      traced[name] = { value, origin, rule: unread };
      traced[name] = { value, origin, rule: trace(rule, top(place, 'value')) };
    }
    return { path, value, words: words(value, path) };
  };

  return {
    rule: ({ rule, place, role }) => trace(rule, top(place, role)),
    facts: traced,
  };
}

interface Part {
  readonly part: Rule;
  readonly way: Way;
}

const top = (place: Place, asks: Role): Spot => ({
  place,
  way: [],
  role: null,
  skipped: false,
  asks,
});

const unread: Trace = {
  kind: 'leaf',
  words: '',
  value: null,
  state: 'unknown',
  role: null,
  reads: [],
  parts: [],
  origin: null,
};

function kindOf(rule: Rule): Trace['kind'] {
  const operation = operationOf(rule);
  const flow: Flow | undefined =
    operation === null ? undefined : operatorOf(operation.operator)?.flow;
  // The opposite of a plain comparison says itself.
  return flow === 'none' && kindOf(operation?.given[0] ?? null) === 'leaf'
    ? 'leaf'
    : (flow ?? 'leaf');
}

/** A single argument may stand without its list, and then has no index. */
function wayTo(rule: Rule, way: Way, index: number): Way {
  const given = (rule as Readonly<Record<string, Json>>)[String(way.at(-1))];
  return Array.isArray(given) ? [...way, index] : way;
}

const momentary = new Set(['with', 'answer', 'failure', 'item', 'commit', 'run']);

/** Whether all that it reads exists now, outside a call as well. */
const isKnown = (rule: Rule, locals: JsonObject): boolean =>
  [...readsAround(rule).paths].every((path) => {
    const root = rootOf(path);
    return !momentary.has(root) || Object.hasOwn(locals, root);
  });
