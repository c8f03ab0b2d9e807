/** The interpreter as a subject. */
import { apply } from './interpreter/events';
import { readJourney, type Journey } from './interpreter/journey';
import { firstFormats, spelt } from './interpreter/language-1';
import { restore, snapshot } from './interpreter/keeping';
import { runView, view } from './interpreter/observe';
import { screenView } from './interpreter/screens';
import { edited, fill, left } from './interpreter/texts';
import { at, value, type Scope } from './interpreter/values';
import { State } from './interpreter/state';
import { kept, scope, Still, type World } from './interpreter/world';
import type { Files, JsonObject, Subject } from './subject';

type Statuses = Readonly<Record<string, string>>;
const journeys = new WeakMap<Files, Journey>();
function journeyOf(files: Files): Journey {
  const journey = journeys.get(files) ?? readJourney(files);
  journeys.set(files, journey);
  return journey;
}
const standing = new WeakMap<State, World>();
/** Each event makes another state, so what was worked out of one holds for all that is looked at in it. */
function still({ journey, state }: World): World {
  const world = standing.get(state) ?? { journey, state, still: new Still() };
  standing.set(state, world);
  return world;
}
const plain = (data: JsonObject, today = '2026-01-15', statuses: Statuses = {}): Scope => ({
  locale: 'en-GB',
  read: (path) => (path === 'today' ? today : at(data, path)),
  status: (name) => statuses[name] ?? 'idle',
  label: () => '',
  entry: () => null,
  isDirectory: () => false,
  shown: (format) => at(firstFormats, `${format}.shown`),
  isTime: () => false,
});

export const interpreter: Subject<World> = {
  name: 'interpreter',
  start: (files, given) => {
    const journey = journeyOf(files);
    return { journey, state: new State(journey, given) };
  },
  restore: (files, given, stored) => {
    const journey = journeyOf(files);
    const state = restore(journey, given, stored);
    return state && { journey, state };
  },
  apply: ({ journey, state }, event) => {
    const next = apply(journey, state, event);
    return { visit: { journey, state: next.state }, effects: next.effects };
  },
  view: (visit) => view(still(visit)),
  snapshot: (visit) => snapshot(still(visit)),
  kept,
  read: (visit, rule) => value(rule, scope(still(visit))),
  screen: (visit, screen, choice) => screenView(still(visit), screen, choice),
  run: runView,
  rule: (rule, data, { today, statuses }) => value(rule, plain(data, today, statuses)),
  text: (text, data) => fill(text, plain(data)),
  normalise: (names, typed) => {
    const steps = spelt(names);
    const first = edited(typed, steps);
    return { edited: first, left: left(first, steps) };
  },
};
