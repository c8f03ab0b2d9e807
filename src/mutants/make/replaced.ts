import type { CompiledJourney, Part, PlacedRule, Way } from '../../journey';
import { operationOf, type Rule } from '../../rules';
import type { Site } from './mutant';

/** A rule with another part in it. `way`: operator and index, again and again. */
export function replacedIn(rule: Rule, way: Way, became: Rule): Rule {
  const [name, index, ...rest] = way;
  if (name === undefined) return became;
  const { given = [] } = operationOf(rule) ?? {};
  return {
    [name]: given.map((each, at) => (at === index ? replacedIn(each, rest, became) : each)),
  };
}

/** From the journey to a part. */
const wayTo = ({ owner, way }: Part): Way => (owner === null ? [] : [...wayTo(owner), ...way]);

/** From the journey to a rule. */
const wayOf = ({ part, way }: PlacedRule): Way => [...wayTo(part), ...way];

/** The journey with other rules in these places; all that lies beside the ways is shared. */
export const journeyWith = (journey: CompiledJourney, sites: readonly Site[]): CompiledJourney =>
  sites.reduce<unknown>(
    (so, { placed, became }) => putAt(so, wayOf(placed), became),
    journey,
  ) as CompiledJourney;

function putAt(in_: unknown, way: Way, value: Rule): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return value;
  if (Array.isArray(in_))
    return in_.map((each: unknown, at) => (at === key ? putAt(each, rest, value) : each));
  const around = in_ as Readonly<Record<string, unknown>>;
  return { ...around, [key]: putAt(around[key], rest, value) };
}
