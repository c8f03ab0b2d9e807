/**
 * The engine and the interpreter on random journeys and random events: whatever is observed after an
 * event is the same: the other half. What differs is a fault of the one, the other, or the text (README, Random traces).
 */
import { agree } from './traces/agree';

agree(20260128);
