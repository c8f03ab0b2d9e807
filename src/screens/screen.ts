import type { ComponentType } from 'react';
import type { JourneyEvent, JourneyState } from '../engine';

/** All that a screen is given. It reads the journey, and says what happened. */
export interface ScreenProps {
  readonly journey: JourneyState;
  /** yyyy-mm-dd. */
  readonly today: string;
  readonly onEvent: (event: JourneyEvent) => void;
  /** Opens a step by its id. */
  readonly navigate: (step: string, parameters?: Readonly<Record<string, string>>) => void;
}

export type Screen = ComponentType<ScreenProps>;
