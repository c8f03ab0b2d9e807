export { joinJourney, type JourneyParts, type JourneyRest } from './join-journey';
export { splitJourney } from './split-journey';
