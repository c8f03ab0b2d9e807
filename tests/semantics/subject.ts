/** What a case is run over: the interpreter, the engine by an adapter, anything else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A journey: files by their path from the folder of the configuration. */
export type Files = Readonly<Record<string, JsonObject>>;

/** What a visit is given from outside. */
export interface Given {
  readonly today: string;
  readonly settings: JsonObject;
}

export type Failure = {
  readonly kind: 'http' | 'timeout' | 'network' | 'malformed';
  readonly status: number;
  readonly message: string | null;
};

/** README.md, Events. `call` of an answer is the `number` of the effect that planned the call. */
export type Event =
  | {
      readonly is: 'enter';
      readonly step: string;
      readonly parameters: Readonly<Record<string, string>>;
      readonly today: string;
      readonly restored: boolean;
    }
  | {
      readonly is: 'answer';
      readonly section: string;
      readonly field: string;
      readonly value: Json;
    }
  | { readonly is: 'leave'; readonly section: string; readonly field: string }
  | {
      readonly is: 'sending';
      readonly section: string;
      readonly field: string;
      readonly names: readonly string[];
    }
  | { readonly is: 'stored'; readonly section: string; readonly field: string; readonly file: Json }
  | { readonly is: 'takenOut'; readonly ids: readonly string[] }
  | { readonly is: 'press'; readonly section: string; readonly action: string }
  | { readonly is: 'continue' | 'change'; readonly section: string }
  | { readonly is: 'submit'; readonly step: string }
  | { readonly is: 'succeeds'; readonly call: number; readonly answer: Json }
  | { readonly is: 'fails'; readonly call: number; readonly failure: Failure }
  | { readonly is: 'retry'; readonly lookup: string }
  | {
      readonly is: 'openItem';
      readonly section: string;
      readonly field: string;
      readonly index: number | null;
    }
  | { readonly is: 'saveItem' | 'dismissItem'; readonly section: string; readonly field: string }
  | {
      readonly is: 'removeItem';
      readonly section: string;
      readonly field: string;
      readonly index: number;
    }
  | { readonly is: 'dialogOn' | 'dialogClose' }
  | { readonly is: 'dialogTo'; readonly field: string }
  | { readonly is: 'request'; readonly sequence: string; readonly with: JsonObject }
  | { readonly is: 'startAnew' | 'dismissNotice' | 'dismissLeftBehind' | 'snapshotDropped' };

/** README.md, `effects`. `number` tells a call from all others of the visit, as the visit counts. */
export type Effect =
  | {
      readonly call: string;
      readonly as: string | null;
      readonly path: Json;
      readonly query: Json;
      readonly body: Json;
      readonly number: number;
    }
  | { readonly abort: string }
  | { readonly navigate: string; readonly parameters: Json }
  | { readonly leave: string }
  | { readonly track: string; readonly body: Json };

/** What a person chose on a screen. */
export interface Choice {
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  readonly order: string | null;
}

/**
 * `Visit` is whatever stands for a household in a journey. `apply` may change it in place: the runner
 * uses only what it is handed back. Files come with the defaults of README.md (`fill.ts`) filled in.
 * Values that are observed are plain JSON, null for what is not there; a text that is absent or of which
 * no case holds is the empty text (D3, T5), but for `disabledReason` and `reason` where README.md has null.
 */
export interface Subject<Visit> {
  readonly name: string;
  /** The journey begins, no step is entered. Throws, with what is wrong, where it does not compile. */
  start(files: Files, given: Given): Visit;
  /** A visit that takes a snapshot up (B5, B7); null where it is of another version. */
  restore(files: Files, given: Given, snapshot: Json): Visit | null;
  apply(visit: Visit, event: Event): { visit: Visit; effects: readonly Effect[] };
  view(visit: Visit): Json;
  snapshot(visit: Visit): Json;
  /** What is kept at a path, relevant or not. */
  kept(visit: Visit, path: string): Json;
  /** The value of a rule now. */
  read(visit: Visit, rule: Json): Json;
  /** Chapter W: what a screen shows. */
  screen(visit: Visit, screen: string, choice: Choice): Json;
  /** Q3: `{ status, steps: { step: status }, marker, message }`, null for a sequence that never ran. */
  run(visit: Visit, sequence: string): Json;
  /** Cases without a journey: every path is read in `data`. */
  rule(
    rule: Json,
    data: JsonObject,
    given: { today: string; statuses: Readonly<Record<string, string>> },
  ): Json;
  text(text: string, data: JsonObject): string;
  normalise(names: readonly string[], typed: string): { edited: Json; left: Json };
}
