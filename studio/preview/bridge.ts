import type { JourneyEvent, JourneyState } from '../../src/engine';
import type { CompiledJourney, ShapeValidators } from '../../src/journey';
import type { Partner } from '../model/protocol';
import type { Happening } from '../model/recording';

/** What the studio's window lays out for the page in its frame. */
export interface InHand {
  readonly journey: CompiledJourney;
  readonly shapeValidators: ShapeValidators;
}

/** A question of the page. */
export interface Target {
  /** Id of its section, whichever of its variants is on the page. */
  readonly section: string;
  readonly field: string;
}

/** Whoever writes down what is done on the page, and answers its calls meanwhile. */
export interface Recorder {
  readonly partner: Partner;
  readonly onHappening: (happening: Happening) => void;
}

/** The household's page, as the studio's window takes hold of it. */
export interface Preview {
  /** Draws the journey that is in hand now; the household is the one before without another state. */
  readonly draw: (state: JourneyState | null, step: string | null) => Promise<void>;
  readonly state: () => JourneyState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: JourneyEvent) => void;
  /** Tells what is done from now on; null for nobody any more. The page is at rest when it begins. */
  readonly record: (recorder: Recorder | null) => void;
  /** Leads the keyboard into the page. */
  readonly focus: () => void;
  /** Rings a question, and leads to it when it `moves`; says whether it is on the page. */
  readonly ring: (target: Target | null, name: string, moves: boolean) => boolean;
}

/** What the frame tells the window around it. */
export interface Studio {
  readonly onReady: (preview: Preview) => void;
  readonly onPick: (target: Target) => void;
}

/** Something of a page that the page beside it has not, or has otherwise. */
export interface Mark extends Target {
  readonly words: string;
  /** Both pages stand at it. */
  readonly isHere: boolean;
}

/** A page beside another one, which is read only. */
export interface SidePage extends Pick<Preview, 'draw'> {
  readonly mark: (marks: readonly Mark[]) => void;
  readonly scrollTo: (y: number) => void;
  /** How far it is scrolled. */
  readonly y: () => number;
  /** How far it would be with that in the midst of what is seen; null for what is not drawn. */
  readonly yOf: (target: Target) => number | null;
}

/** What the frame of one of two pages takes from the window around it, and tells it. */
export interface Side {
  readonly inHand: Promise<InHand>;
  readonly onReady: (page: SidePage) => void;
  /** It was scrolled, not by the window around it. */
  readonly onScroll: (y: number) => void;
  /** Somebody takes it in hand. */
  readonly onRead: () => void;
}

declare global {
  interface Window {
    studioInHand?: InHand;
    /** Of the page that is loaded before the journey is read. */
    studioFirst?: Promise<InHand>;
    studio?: Studio;
    /** Of two pages that stand beside each other, by the names of their frames. */
    studioSides?: Readonly<Record<string, Side>>;
  }
}
