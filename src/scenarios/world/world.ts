import type {
  DialogView,
  Engine,
  JourneyState,
  Json,
  JsonObject,
  ScreenChoice,
  StepView,
} from '../../engine';
import type { CompiledJourney } from '../../journey';
import { momentOf, type Device } from './device';
import type { Partner } from './partner';

/** A call as it was planned, with the names that a scenario may give it. */
export interface MadeCall {
  readonly request: number;
  readonly operation: string;
  /** Id of the call; null for a silent one, which no lookup waits for. */
  readonly call: string | null;
  /** Name of the lookup. */
  readonly as: string | null;
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly body: Json;
  readonly silent: boolean;
  /** Seconds until it is given up; null for as long as it takes. */
  readonly within: number | null;
}

/** Calls that wait for the scenario to end them. */
export type Hold = 'all' | readonly string[];

/** Seconds that it was asked to wait, and those that are left. */
export interface Timer {
  readonly seconds: number;
  readonly left: number;
}

/** A page of the journey in one tab of the browser. */
export interface Tab {
  readonly state: JourneyState;
  /** What is chosen on the screen; it stands in the address of the page. */
  readonly choice: ScreenChoice;
  /** In flight, oldest first. */
  readonly waiting: readonly MadeCall[];
  /** Number of a call on its way → seconds until its answer is there. */
  readonly arrivals: Readonly<Record<number, number>>;
  /** Timers by name. */
  readonly timers: Readonly<Record<string, Timer>>;
  /** It wants to hear when another tab lets go of the lock. */
  readonly watchesLock: boolean;
}

/** One household in the middle of a journey, and the world around it. Never changed, only followed by another. */
export interface World extends Tab {
  readonly journey: CompiledJourney;
  readonly engine: Engine;
  /** Name of the tab that the household is at. */
  readonly tab: string;
  /** Its other tabs, by name. */
  readonly otherTabs: Readonly<Record<string, Tab>>;
  readonly device: Device;
  readonly partner: Partner;
  readonly settings: JsonObject;
  /** yyyy-mm-dd, as the next page will be given it. */
  readonly today: string;
  readonly hold: Hold;
  /** Address of another site that the household was sent to last; null for none. */
  readonly left: string | null;
  /** Every call since the scenario began. */
  readonly made: readonly MadeCall[];
  /** Names under which the partner was asked for an answer, ever since the journey began. */
  readonly asked: readonly string[];
  /** As it was when something was last expected. */
  readonly before: { readonly state: JourneyState; readonly made: number };
}

/** Milliseconds since 1970, on the household's device. */
export const now = ({ today, device }: World): number => momentOf(today, device);

/** Id of the step that the person is at; empty before the first. */
export const stepOf = ({ state }: World): string => state.progress.step ?? '';

export const viewOf = (world: World): StepView => world.engine.view(world.state, stepOf(world));

/** The dialog that stands before the page; mostly none, and then the page need not be worked out. */
export const dialogOf = (world: World): DialogView | null =>
  world.state.progress.dialog === null ? null : viewOf(world).dialog;

/** Whether a scenario means this call by the name. */
export const isNamed = (made: MadeCall, name: string): boolean =>
  made.as === name || made.call === name || made.operation === name;
