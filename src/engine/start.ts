import { setPath } from './answers/path';
import type {
  CommitsState,
  CompiledJourney,
  Given,
  JourneyState,
  JsonObject,
  Progress,
} from './model';

const noProgress: Progress = {
  step: null,
  parameters: {},
  requests: 0,
  touched: {},
  open: {},
  reached: {},
  drafts: {},
  dialog: null,
  entered: {},
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
  const initial = [
    ...Object.entries(journey.records).map(([path, record]) => [path, record.initial] as const),
    ...journey.steps.flatMap((step) =>
      step.sections.flatMap((section) =>
        section.fields.map((field) => [field.path, field.initial] as const),
      ),
    ),
  ];
  const answers = initial
    .filter(([, value]) => value !== null)
    .reduce<JsonObject>((all, [path, value]) => setPath(all, path, value), {});
  return {
    answers,
    lookups: {},
    settings: { ...journey.settings, ...given.settings },
    today: given.today,
    progress: noProgress,
    commits: noCommits,
  };
}
