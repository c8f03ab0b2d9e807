/** All that is known between events. */
import { initialAnswers, presumedAtFirst, type Journey } from './journey';
import type { Given, Json, JsonObject } from '../subject';

export interface Lookup {
  readonly as: string;
  readonly call: string;
  readonly with: Json;
  readonly number: number;
  /** K10 */
  readonly restored: boolean;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  data: Json;
}
export interface Run {
  status: string;
  steps: Record<string, string>;
  marker: string | null;
  message: string | null;
  readonly with: JsonObject;
  readonly restoring: boolean;
  /** Whether a screen's request began it (Q10). */
  readonly asked: boolean;
}
/** I2; `opens`: of a new item that is to open (Z18). */
export interface Draft {
  index: number | null;
  answered: boolean;
  begun: JsonObject;
  opens: boolean;
}
/** Z60: a file that was taken out; the call that tells of it, null while none is on its way. */
export interface LetGo {
  readonly path: string;
  readonly id: string;
  number: number | null;
}
/** All that is known between events, as it is at the start (V11). Drafts stand by their list's path. */
export class State {
  today: string;
  settings: JsonObject;
  answers: Json;
  step: string | null = null;
  parameters: JsonObject = {};
  open = new Map<string, string | null>();
  reached = new Map<string, string>();
  entered = new Set<string>();
  touched = new Set<string>();
  /** P25: paths of answers. */
  presumed: Set<string>;
  /** P27: the sections that somebody has gone on from, as they are marked. */
  visited = new Set<string>();
  /** P17: the steps whose error summary stands. */
  summary = new Set<string>();
  lost = new Set<string>();
  /** Z53, Z57: names by `section.field`. */
  sending = new Map<string, readonly string[]>();
  unsent = new Map<string, readonly string[]>();
  letGo: LetGo[] = [];
  /** Z26: what each consent was given for last, by its id. */
  consents = new Map<string, JsonObject>();
  /** Z18: the sections that have opened, as they are marked. */
  opened = new Set<string>();
  leftBehind: 'some' | 'all' | null = null;
  notice: { step: string; text: string } | null = null;
  /** A8 */
  fault: { step: string; parameters: JsonObject } | null = null;
  calls = 0;
  stuck = false;
  lookups = new Map<string, Lookup>();
  /** B9 */
  waiting = new Map<string, { call: string; with: Json; settled: boolean }>();
  runs = new Map<string, Run>();
  drafts = new Map<string, Draft>();
  dialog: { section: string; field: string | null; waits: string[] } | null = null;
  constructor(journey: Journey, { today, settings }: Given) {
    this.today = today;
    this.settings = settings;
    this.answers = initialAnswers(journey);
    this.presumed = new Set(presumedAtFirst(journey));
  }
  /** Another of the same: answers, data and what they hold are never changed in place. */
  copy(): State {
    const state = Object.create(State.prototype) as State;
    const copied = <T extends object>(all: ReadonlyMap<string, T>): Map<string, T> =>
      new Map([...all].map(([key, one]) => [key, { ...one }]));
    return Object.assign(state, this, {
      ...{ open: new Map(this.open), reached: new Map(this.reached) },
      ...{ entered: new Set(this.entered), touched: new Set(this.touched) },
      ...{ presumed: new Set(this.presumed), visited: new Set(this.visited) },
      ...{ summary: new Set(this.summary), lost: new Set(this.lost) },
      ...{ sending: new Map(this.sending), unsent: new Map(this.unsent) },
      ...{ consents: new Map(this.consents), opened: new Set(this.opened) },
      letGo: this.letGo.map((one) => ({ ...one })),
      ...{ lookups: copied(this.lookups), waiting: copied(this.waiting) },
      ...{ drafts: copied(this.drafts), dialog: this.dialog && { ...this.dialog } },
      runs: new Map([...this.runs].map(([key, run]) => [key, { ...run, steps: { ...run.steps } }])),
    });
  }
}
