import {
  allOf,
  sectionKey,
  type CompiledCommit,
  type CompiledField,
  type CompiledJourney,
  type CompiledRecord,
  type CompiledStep,
  readQuestionKey,
} from '../../journey';
import { rootOf } from '../../rules';
import { factsReadBy, usedBy } from './used-by';
import type { JourneyParts } from './join-journey';

/**
 * The journey as a first step needs it, and the rest, so that a page can begin before it has
 * loaded what only later steps need. The step that failures lead to is a part of the start.
 */
export function splitJourney(journey: CompiledJourney): JourneyParts {
  const first = new Set([journey.entry, journey.failures?.goTo]);
  const here = journey.steps.filter(({ id }) => first.has(id));
  const later = journey.steps.filter(({ id }) => !first.has(id));
  const used = usedBy(here, journey);
  const calls = divide(journey.calls, (id) => used.calls.has(id));
  const sequences = divide(journey.sequences, (id) => used.sequences.has(id));
  const sections = new Set(
    allOf(journey, 'section').flatMap(({ is, owner }) =>
      first.has(owner.is.id) ? [is.id, sectionKey(is)] : [],
    ),
  );
  const fields = divide(journey.messages.fields, (key) => sections.has(readQuestionKey(key)[0]));
  const [present, elsewhere] = [screensOf(here), screensOf(later)];
  const screens = divide(journey.screens, (id) => present.has(id));
  const [headsHere, headsElsewhere] = [headsOf(present), headsOf(elsewhere)];
  const texts = divide(
    journey.messages.texts,
    (name) => headsHere.has(rootOf(name)) || !headsElsewhere.has(rootOf(name)),
  );
  const start: CompiledJourney = {
    ...journey,
    steps: journey.steps.map((step) => (first.has(step.id) ? step : outline(step))),
    records: {
      ...journey.records,
      ...recordsOf(
        allOf(journey, 'field').map(({ is, owner }) => [is, first.has(owner.owner.is.id)]),
      ),
    },
    // No first step names a day that is counted in working days.
    calendars: {},
    calls: calls.in,
    sequences: sequences.in,
    screens: screens.in,
    messages: { ...journey.messages, fields: fields.in, texts: texts.in },
  };
  const read = factsReadBy(
    { ...start, facts: null, commits: Object.values(journey.commits).map(beforeThePress) },
    journey.facts,
  );
  const facts = divide(journey.facts, (name) => read.has(name));
  return {
    start: { ...start, facts: facts.in },
    rest: {
      steps: later,
      records: journey.records,
      facts: facts.out,
      calendars: journey.calendars,
      calls: calls.out,
      sequences: sequences.out,
      screens: screens.out,
      fields: fields.out,
      texts: texts.out,
    },
  };
}

/** What a commit reads before somebody presses its button, which is on a later step. */
const beforeThePress = (commit: CompiledCommit): object => ({ ...commit, record: null });

/** What the router and the page's header need of a step that nobody is in. */
const outline = (step: CompiledStep): CompiledStep => ({
  ...step,
  title: [],
  lead: [],
  sections: [],
  content: [],
  requires: [],
  reactions: [],
  entry: null,
  submit: null,
});

/** Answers that only later fields are bound to: declared, with what they start as. */
function recordsOf(
  fields: readonly (readonly [field: CompiledField, isHere: boolean])[],
): Readonly<Record<string, CompiledRecord>> {
  const bound = new Set(fields.flatMap(([{ path }, isHere]) => (isHere ? [path] : [])));
  return Object.fromEntries(
    fields
      .filter(([{ path }]) => !bound.has(path))
      .map(([{ path, initial }]) => [path, { initial }]),
  );
}

const screensOf = (steps: readonly CompiledStep[]): ReadonlySet<string> =>
  new Set(steps.flatMap(({ screen, aside }) => (screen === null ? aside : [screen, ...aside])));

/** A screen's texts begin with its name, or with the first word of it. */
const headsOf = (screens: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...screens].flatMap((name) => [name, /^[a-z]*/.exec(name)?.[0] ?? name]));

function divide<T>(
  all: Readonly<Record<string, T>>,
  belongs: (key: string) => boolean,
): { readonly in: Readonly<Record<string, T>>; readonly out: Readonly<Record<string, T>> } {
  const entries = Object.entries(all);
  return {
    in: Object.fromEntries(entries.filter(([key]) => belongs(key))),
    out: Object.fromEntries(entries.filter(([key]) => !belongs(key))),
  };
}
