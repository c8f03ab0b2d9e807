import type { FormEngine } from '../src/engine';
import { engineOf, type PreparedJourney } from './journey-data';

/**
 * Makes a prepared journey ready to run. Every function of the engine is pure: state and event in, state
 * and planned effects out.
 *
 * @throws Error, when a state is read, for a journey with an operator of its own that nobody has added,
 * and for a step that the journey does not have.
 */
export const createEngine = (journey: PreparedJourney): FormEngine => engineOf(journey);

export type { JourneyData, PreparedJourney } from './journey-data';
export {
  plain,
  type ActionView,
  type Applied,
  type CallEffect,
  type ContentView,
  type DialogView,
  type Effect,
  type FormEngine,
  type Failure,
  type FieldReference,
  type FieldView,
  type Given,
  type JourneyEvent,
  type JourneyState,
  type Json,
  type JsonObject,
  type ListView,
  type OptionView,
  type Rule,
  type SectionView,
  type StepView,
  type SubmitView,
  type Text,
  type Verdict,
} from '../src/engine';
export { addOperators, type Operator, type Scope } from '../src/rules';
