/** The interpreter as a subject. */
import { apply } from './interpreter/events';
import { readJourney } from './interpreter/journey';
import { firstFormats, spelt } from './interpreter/language-1';
import { restore, snapshot } from './interpreter/keeping';
import { runView, view } from './interpreter/observe';
import { screenView } from './interpreter/screens';
import { edited, fill, left } from './interpreter/texts';
import { at, value, type Scope } from './interpreter/values';
import { State } from './interpreter/state';
import { kept, scope, Still, type World } from './interpreter/world';
import type { JsonObject, Subject } from './subject';

type Statuses = Readonly<Record<string, string>>;
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
    const journey = readJourney(files);
    return { journey, state: new State(journey, given) };
  },
  restore: (files, given, stored) => {
    const journey = readJourney(files);
    const state = restore(journey, given, stored);
    return state && { journey, state };
  },
  apply: ({ journey, state }, event) => {
    const next = apply(journey, state, event);
    return { visit: { journey, state: next.state }, effects: next.effects };
  },
  view: (visit) => view({ ...visit, still: new Still() }),
  snapshot,
  kept,
  read: (visit, rule) => value(rule, scope(visit)),
  screen: screenView,
  run: runView,
  rule: (rule, data, { today, statuses }) => value(rule, plain(data, today, statuses)),
  text: (text, data) => fill(text, plain(data)),
  normalise: (names, typed) => {
    const steps = spelt(names);
    const first = edited(typed, steps);
    return { edited: first, left: left(first, steps) };
  },
};
