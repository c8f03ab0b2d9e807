import type {
  CompiledCall,
  CompiledJourney,
  CompiledRecord,
  CompiledScreen,
  CompiledSequence,
  CompiledStep,
  CompiledText,
} from '../../journey';

/** What a visit does not need before it leaves the first step. */
export interface JourneyRest {
  readonly steps: readonly CompiledStep[];
  /** All of the journey: the start has the answers of later fields among its own. */
  readonly records: Readonly<Record<string, CompiledRecord>>;
  readonly facts: CompiledJourney['facts'];
  readonly calendars: CompiledJourney['calendars'];
  readonly calls: Readonly<Record<string, CompiledCall>>;
  readonly sequences: Readonly<Record<string, CompiledSequence>>;
  readonly screens: Readonly<Record<string, CompiledScreen>>;
  readonly fields: Readonly<Record<string, CompiledText>>;
  readonly texts: Readonly<Record<string, CompiledText>>;
}

/** A journey in two parts. The start is a journey of its own, whose later steps are empty. */
export interface JourneyParts {
  readonly start: CompiledJourney;
  readonly rest: JourneyRest;
}
