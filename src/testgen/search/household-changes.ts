import type { Json, JsonObject } from '../../engine';
import { samplesOf, type Assignment } from '../../prover';
import { isInside, isObject, lastKeyOf, nameUnder, restOf } from '../../rules';
import type { World } from '../../scenarios';
import type { Trail } from '../play/trail';
import type { Variable } from './world-scope';

/** Of one value in an answer so many places are tried. */
const mostPlaces = 8;

/**
 * The same trail of somebody whose partner, settings or day are otherwise, so that a term may come to
 * be in another class: what a household of the scenarios says before what is made up.
 */
export function otherHouseholds(
  trail: Trail,
  world: World,
  { term: { path, key }, classes }: Variable,
  index: number,
  households: readonly string[],
): readonly Trail[] {
  const value = classes[index];
  if (value === undefined) return [];
  const samples = samplesOf(value, world.today).slice(0, 3);
  const others = households
    .filter((id) => id !== trail.household)
    .map((household) => ({ ...trail, household }));
  const status = /^status:(.*)$/.exec(path ?? '')?.[1];
  if (status !== undefined) {
    const [wanted] = samples;
    if (wanted === 'failed') return [withHead(trail, 'failures', { [status]: 503 })];
    if (wanted === 'loading') return [{ ...trail, hold: [status] }];
    return others;
  }
  const lookup = nameUnder('lookups', path ?? /lookups\.[\w.]+/.exec(key)?.[0] ?? '');
  if (lookup !== null) {
    const rest = restOf(path ?? key, `lookups.${lookup}`);
    const places = placesOf(world, lookup, rest);
    return [
      ...places.flatMap((place) =>
        samples.map((sample) => withHead(trail, 'change', { [place]: sample })),
      ),
      ...others,
    ];
  }
  if (path === 'today')
    return samples.map((today) => ({ ...trail, head: { ...trail.head, today } }));
  const setting = restOf(path ?? '', 'settings');
  return samples.map((sample) => withHead(trail, 'settings', settingsWith(setting, sample)));
}

/**
 * The same trail of somebody whose partner answers a call so that what is read of its answer or failure
 * comes to what is wanted; none for a rule that reads neither.
 */
export function otherAnswers(
  trail: Trail,
  way: Assignment,
  names: readonly string[],
): readonly Trail[] {
  const [name] = names;
  if (name === undefined) return [];
  const answer: Record<string, Json> = {};
  let status: Json = null;
  for (const [{ term, classes }, index] of way) {
    const value = classes[index];
    const path = term.path ?? '';
    const [sample = null] = value === undefined ? [] : samplesOf(value, '2026-01-01');
    if (isInside(path, 'answer')) answer[restOf(path, 'answer')] = sample;
    if (path === 'failure.status') status = sample;
  }
  if (status !== null) return [withHead(trail, 'failures', { [name]: status })];
  if (Object.keys(answer).length === 0) return [];
  const changes = Object.fromEntries(
    Object.entries(answer).map(([path, value]) => [`${name}.${path}`, value]),
  );
  return [
    withHead(trail, 'change', changes),
    withHead(trail, 'answers', { [name]: answer }),
    withHead(trail, 'answers', { [name]: null }),
  ];
}

const withHead = (trail: Trail, key: string, more: JsonObject): Trail => {
  const before = trail.head[key];
  return {
    ...trail,
    head: {
      ...trail.head,
      [key]: { ...(isObject(before ?? null) && (before as JsonObject)), ...more },
    },
  };
};

const settingsWith = (path: string, value: Json): JsonObject => {
  const [first = '', ...rest] = path.split('.');
  return { [first]: rest.length === 0 ? value : settingsWith(rest.join('.'), value) };
};

/** Paths in what the partner answers under a lookup’s names at which its value may stand. */
function placesOf(world: World, lookup: string, rest: string): readonly string[] {
  const { answers } = world.partner;
  const entry = world.state.lookups[lookup];
  const call = entry !== undefined && entry.status !== 'idle' ? entry.call : null;
  const operation = call === null ? null : (world.journey.calls[call]?.operation ?? null);
  const name = [lookup, call, operation].find(
    (each) => each !== null && Object.hasOwn(answers, each),
  );
  if (name === undefined || name === null) return [];
  const whole = answers[name] ?? null;
  const last = rest === '' ? '' : lastKeyOf(rest);
  const found: string[] = [];
  const look = (value: Json, path: string): void => {
    if (found.length >= mostPlaces || typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries<Json>(value)) {
      const at = `${path}.${key}`;
      if (key === last) found.push(at);
      look(inner, at);
    }
    if (last !== '' && !Array.isArray(value) && !Object.hasOwn(value, last))
      found.push(`${path}.${last}`);
  };
  if (rest !== '') found.push(`${name}.${rest}`);
  look(whole, name);
  return rest === '' ? [] : [...new Set(found)].slice(0, mostPlaces);
}
