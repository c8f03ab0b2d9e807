import type { Failure, LedgerEntry } from '../engine';

declare const known: unique symbol;

/**
 * A name that stands in the configuration or the contract. Only `KnownNames` makes one, of texts that
 * it finds there, so nothing that a household enters can be one.
 */
export type Name = string & { readonly [known]: true };

/** What happened in the page, without anything that a household said. */
export type Happening =
  | { readonly event: 'stepEntered'; readonly step: Name }
  | {
      readonly event: 'errorShown';
      readonly step: Name;
      readonly section: Name;
      /** null where its answer is medical: that it was asked tells something already. */
      readonly question: Name | null;
      /** null likewise, and for a rule that has no name of its own. */
      readonly rule: Name | null;
    }
  | {
      readonly event: 'callFailed';
      readonly operation: Name;
      readonly kind: Failure['kind'];
      /** HTTP status; 0 where there was no answer. */
      readonly status: number;
    }
  /** Something was entered for the first time; `ms` from when the page began to load, in tens. */
  | { readonly event: 'firstKey'; readonly step: Name; readonly ms: number }
  /** Nobody knows whether a commit was done. */
  | { readonly event: 'doubtEntered'; readonly commit: Name }
  /** `cleared`: the household had it forgotten. */
  | {
      readonly event: 'doubtLeft';
      readonly commit: Name;
      readonly to: Exclude<LedgerEntry['state'], 'doubt'> | 'cleared';
    };

/** What a happening is told with: schemas/telemetry/events.schema.json. */
export type TelemetryEvent = Happening & {
  /** Digest of the configuration. */
  readonly config: string;
  /** Name of the script that the page began with: another for each build. */
  readonly release: string;
};

/** Takes what happened; never throws. */
export type Tell = (happening: Happening) => void;
