export { createEngine } from './create-engine';
export * from './model';
export { normaliserNames, type NormaliserName } from './normalise';
export { joinJourney, splitJourney, type JourneyParts, type JourneyRest } from './parts';
export { plain } from './text';
