import { areRelated, isEmpty } from '../rules';
import { setPaths } from './answers/path';
import type { CommitsState, Given, JourneyState, Json, JsonObject, Progress } from './model';
import type { CompiledJourney } from '../journey';
import { confirmedIn } from './program';

const noProgress: Progress = {
  step: null,
  parameters: {},
  requests: 0,
  touched: {},
  open: {},
  reached: {},
  presumed: {},
  visited: {},
  sending: {},
  unsent: {},
  letGo: [],
  takenOut: {},
  drafts: {},
  dialog: null,
  entered: {},
  opened: {},
  consents: {},
  refused: {},
  runs: {},
  restore: [],
  lost: [],
  leftBehind: null,
  stuck: null,
  notice: null,
  fault: null,
};

/** A visit that has heard of no commit. */
export const noCommits: CommitsState = {
  ledger: {},
  chain: null,
  flights: {},
  watches: {},
  suspicion: null,
  kept: null,
  consents: {},
  online: true,
  inView: true,
  elsewhere: false,
  notSent: null,
  unsettled: [],
  dismissed: [],
  news: [],
  others: [],
  saves: {},
  unsure: {},
  held: null,
};

/** A journey before its first event: initial answers, nothing looked up, nothing touched. */
export function startState(journey: CompiledJourney, given: Given): JourneyState {
  const { answers, presumed } = beginningOf(journey);
  return {
    answers,
    lookups: {},
    settings: { ...journey.settings, ...given.settings },
    today: given.today,
    progress: { ...noProgress, presumed },
    commits: noCommits,
  };
}

interface Beginning {
  readonly answers: JsonObject;
  /** Of these, what somebody is asked about (P25). */
  readonly presumed: Progress['presumed'];
}

const begunWith = new WeakMap<CompiledJourney, Beginning>();

/** What a journey begins with, gathered once: it hangs on nothing else. */
function beginningOf(journey: CompiledJourney): Beginning {
  const known = begunWith.get(journey);
  if (known !== undefined) return known;
  const initial = [...initialAnswers(journey)];
  const asked = [...confirmedIn(journey)];
  const presumed = initial.filter(
    ([path, value]) => !isEmpty(value) && asked.some((each) => areRelated(each, path)),
  );
  const beginning = {
    answers: setPaths({}, initial),
    presumed: Object.fromEntries(presumed.map(([path]) => [path, true as const])),
  };
  begunWith.set(journey, beginning);
  return beginning;
}

/** The same, by path. */
function* initialAnswers({
  records,
  steps,
}: CompiledJourney): Generator<readonly [path: string, value: Json]> {
  for (const [path, { initial }] of Object.entries(records)) {
    if (initial !== null) yield [path, initial];
  }
  for (const step of steps) {
    for (const section of step.sections) {
      for (const { path, initial } of section.fields) if (initial !== null) yield [path, initial];
    }
  }
}
