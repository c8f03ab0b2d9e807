/** The interpreter as a subject. */
import { apply } from './interpreter/events';
import { readJourney, type Journey } from './interpreter/journey';
import { begin, restore, snapshot } from './interpreter/keeping';
import { runView, view } from './interpreter/observe';
import { inside, value, type Scope } from './interpreter/rules';
import { screenView } from './interpreter/screens';
import { kept, scope, type State } from './interpreter/sections';
import { edited, fill, left } from './interpreter/texts';
import type { JsonObject, Subject } from './subject';

interface Visit {
  readonly journey: Journey;
  readonly state: State;
}
const plain = (
  data: JsonObject,
  today: string,
  statuses: Readonly<Record<string, string>>,
): Scope => ({
  today,
  locale: 'en-GB',
  read: (path) => (path === 'today' ? today : inside(data, path)),
  status: (name) => statuses[name] ?? 'idle',
  label: () => '',
});

export const interpreter: Subject<Visit> = {
  name: 'interpreter',
  start: (files, given) => {
    const journey = readJourney(files);
    return { journey, state: begin(journey, given) };
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
  view,
  snapshot,
  kept,
  read: (visit, rule) => value(rule, scope(visit)),
  screen: screenView,
  run: runView,
  rule: (rule, data, { today, statuses }) => value(rule, plain(data, today, statuses)),
  text: (text, data) => fill(text, plain(data, '2026-01-15', {})),
  normalise: (names, typed) => {
    const first = edited(typed, names);
    return { edited: first, left: left(first, names) };
  },
};
