export { joinJourney } from './join-journey';
export type { JourneyParts, JourneyRest } from './join-journey';
export { splitJourney } from './split-journey';
