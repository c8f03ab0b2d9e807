export { joinJourney } from './join-journey';
export type { JourneyParts, JourneyRest } from './journey-rest';
export { splitJourney } from './split-journey';
