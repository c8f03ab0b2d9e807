import type { Located } from '../source';
import type { World } from '../world';

/** What a person or the world does. Throws a ScenarioProblem for what nobody could do. */
export type Deed = (world: World) => World;

/** Reads what stands under an action's key. */
export type Action = (from: Located) => Deed;
