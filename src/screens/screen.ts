import type { ComponentType } from 'react';
import type {
  ItemView,
  JourneyEvent,
  JourneyState,
  Json,
  JsonObject,
  Look,
  ScreenChoice,
  ScreenView,
} from '../engine';

/** All that a screen is given. It reads the journey, and says what happened. */
export interface ScreenProps {
  readonly journey: JourneyState;
  /** yyyy-mm-dd. */
  readonly today: string;
  /** What the configuration says of this screen, for what is chosen on it; null where it says nothing. */
  readonly shown: ScreenView | null;
  /** What is shown of one of its items. */
  readonly itemOf: (item: JsonObject) => ItemView | null;
  /** What the configuration says of another screen. */
  readonly lookAt: (screen: string) => Look;
  /** What a path of the journey holds now: an answer, `facts.x`, `commits.x`. */
  readonly read: (path: string) => Json;
  /** Days for which the device keeps the answers after they last changed. */
  readonly keptDays: number;
  /** What is chosen on it: it stands in the page's address. */
  readonly choice: ScreenChoice;
  readonly onChoice: (choice: ScreenChoice) => void;
  readonly onEvent: (event: JourneyEvent) => void;
  /** Opens a step by its id. */
  readonly navigate: (step: string, parameters?: Readonly<Record<string, string>>) => void;
  /** Opens a step as it was left, where the person came from it; else as `navigate` does. */
  readonly goBack: (step: string) => void;
}

export type Screen = ComponentType<ScreenProps>;

/** Ids of the steps that a screen leads to by itself; all other ways are the journey's. */
export const firstStep = 'currentTariff';
export const resultsStep = 'quoteResults';
