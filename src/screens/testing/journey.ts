import { noCommits } from '../../engine/start';
import type { Failure, JourneyState, Json, JsonObject, Lookup, Progress, Run } from '../../engine';

const call = { request: 1, call: 'call', with: {}, restoring: false } as const;

export const ready = (data: Json): Lookup => ({ ...call, status: 'ready', data });
export const loading: Lookup = { ...call, status: 'loading' };
const failure: Failure = { kind: 'http', status: 503, message: null };
export const failed: Lookup = { ...call, status: 'failed', failure };

export function runOf(
  status: Run['status'],
  chosen: JsonObject,
  message: string | null = null,
): Run {
  return {
    status,
    message,
    steps: {},
    requests: {},
    marker: null,
    with: chosen,
    restoring: false,
    unsure: false,
  };
}

interface Parts {
  readonly answers?: JsonObject;
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly runs?: Readonly<Record<string, Run>>;
  readonly fault?: Progress['fault'];
  readonly parameters?: Readonly<Record<string, string>>;
}

/** A journey that knows this and nothing else. */
export function journeyOf({
  answers = {},
  lookups = {},
  runs = {},
  parameters = {},
  fault = null,
}: Parts) {
  const progress: Progress = {
    step: null,
    parameters,
    requests: 1,
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
    runs,
    restore: [],
    lost: [],
    leftBehind: null,
    stuck: null,
    notice: null,
    fault,
  };
  const journey: JourneyState = {
    answers,
    lookups,
    settings: {},
    today: '2026-11-21',
    progress,
    commits: noCommits,
  };
  return journey;
}
